/** A work of the catalogue, with the places in it that answers cite. */
import { type Static, Type } from "typebox";
import { AnswerLink } from "./answer.ts";
import { Work } from "./library.ts";
import { named, nullable } from "./schema-parts.ts";

export const WorkDivision = named("WorkDivision", {
  label: Type.String({ description: "What it is called, such as `3` for the third book." }),
  length: Type.Integer({ description: "In the smallest parts that the catalogue counts, such as chapters." }),
});
export type WorkDivision = Static<typeof WorkDivision>;

/** A place along a work: the first and the last of the smallest parts that the catalogue counts, from 1. */
export const WorkSpan = named("WorkSpan", { from: Type.Integer(), to: Type.Integer() });
export type WorkSpan = Static<typeof WorkSpan>;

export const CitedPlace = named("CitedPlace", {
  locator: nullable(Type.String(), {
    description: "As it is printed after the title: `Q. 30`; null for the work as a whole.",
  }),
  span: nullable(WorkSpan, {
    description: "Its place along the work; null if the catalogue does not say.",
  }),
  answers: Type.Array(AnswerLink, { description: "The answers that cite it, in the library's order." }),
});
export type CitedPlace = Static<typeof CitedPlace>;

export const CitedWork = named("CitedWork", {
  work: Work,
  divisions: Type.Array(WorkDivision, {
    description: "The work from beginning to end; empty if the catalogue does not count its parts.",
  }),
  places: Type.Array(CitedPlace, { description: "In the order of the work." }),
});
export type CitedWork = Static<typeof CitedWork>;
