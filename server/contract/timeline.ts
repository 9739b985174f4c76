/** The timeline of Bible history: its eras, with their answers. */
import { type Static, Type } from "typebox";
import { AnswerLink } from "./answer.ts";
import { named } from "./schema-parts.ts";

export const EraLink = named("EraLink", {
  id: Type.String(),
  title: Type.String(),
  dates: Type.String({ description: "As exactly as they are known: `about 1050 to 930 BC`." }),
});
export type EraLink = Static<typeof EraLink>;

export const Era = named("Era", { ...EraLink.properties, answers: Type.Array(AnswerLink) });
export type Era = Static<typeof Era>;

export const Timeline = named("Timeline", { eras: Type.Array(Era, { description: "In order." }) });
export type Timeline = Static<typeof Timeline>;
