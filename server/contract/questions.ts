/** A question that a visitor leaves for the editors, because no answer was found. */
import { type Static, Type } from "typebox";
import { KEPT_QUESTION_MAX_LENGTH } from "../shared/limits.ts";
import { named } from "./schema-parts.ts";

export const ReaderQuestion = named("ReaderQuestion", {
  question: Type.String({
    description: `1 to ${KEPT_QUESTION_MAX_LENGTH} characters after trimming. Stored are its text, how often it was left, and the first and last day.`,
  }),
});
export type ReaderQuestion = Static<typeof ReaderQuestion>;
