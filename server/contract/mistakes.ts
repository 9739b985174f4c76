/** A mistake that a visitor reports in an answer. */
import { type Static, Type } from "typebox";
import { MISTAKE_MAX_LENGTH } from "../shared/limits.ts";
import { named } from "./schema-parts.ts";

export const MistakeReport = named("MistakeReport", {
  answerId: Type.String({ description: "The id of the answer." }),
  version: Type.String({ description: "The version of the answer that was read, as the answer has it." }),
  sentence: Type.Optional(
    Type.String({
      description: `The sentence that is meant, up to ${MISTAKE_MAX_LENGTH} characters; absent for the whole answer.`,
    }),
  ),
  text: Type.String({
    description: `What is wrong: 1 to ${MISTAKE_MAX_LENGTH} characters after trimming. Stored are these four, the revision and the day.`,
  }),
});
export type MistakeReport = Static<typeof MistakeReport>;
