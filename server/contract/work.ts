/** A work of the catalogue, with the places in it that answers cite. */
import { type Static, Type } from "typebox";
import { AnswerLink } from "./answer.ts";
import { Work } from "./library.ts";

export const WorkDivision = Type.Object(
  {
    label: Type.String({ description: "What it is called, such as `3` for the third book." }),
    length: Type.Integer({ description: "In the smallest parts that the catalogue counts, such as chapters." }),
  },
  { title: "WorkDivision" },
);
export type WorkDivision = Static<typeof WorkDivision>;

/** A place along a work: the first and the last of the smallest parts that the catalogue counts, from 1. */
export const WorkSpan = Type.Object({ from: Type.Integer(), to: Type.Integer() }, { title: "WorkSpan" });
export type WorkSpan = Static<typeof WorkSpan>;

export const CitedPlace = Type.Object(
  {
    locator: Type.Union([Type.String(), Type.Null()], {
      description: "As it is printed after the title: `Q. 30`; null for the work as a whole.",
    }),
    span: Type.Union([WorkSpan, Type.Null()], {
      description: "Its place along the work; null if the catalogue does not say.",
    }),
    answers: Type.Array(AnswerLink, { description: "The answers that cite it, in the library's order." }),
  },
  { title: "CitedPlace" },
);
export type CitedPlace = Static<typeof CitedPlace>;

export const CitedWork = Type.Object(
  {
    work: Work,
    divisions: Type.Array(WorkDivision, {
      description: "The work from beginning to end; empty if the catalogue does not count its parts.",
    }),
    places: Type.Array(CitedPlace, { description: "In the order of the work." }),
  },
  { title: "CitedWork" },
);
export type CitedWork = Static<typeof CitedWork>;
