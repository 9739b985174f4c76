/** The timeline of Bible history: its eras, with their answers. */
import { type Static, Type } from "typebox";
import { AnswerLink } from "./answer.ts";

export const EraLink = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    dates: Type.String({ description: "As exactly as they are known: `about 1050 to 930 BC`." }),
  },
  { title: "EraLink" },
);
export type EraLink = Static<typeof EraLink>;

export const Era = Type.Object({ ...EraLink.properties, answers: Type.Array(AnswerLink) }, { title: "Era" });
export type Era = Static<typeof Era>;

export const Timeline = Type.Object({ eras: Type.Array(Era, { description: "In order." }) }, { title: "Timeline" });
export type Timeline = Static<typeof Timeline>;
