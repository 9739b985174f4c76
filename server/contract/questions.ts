/** A question that a visitor leaves for the editors, because no answer was found. */
import { type Static, Type } from "typebox";
import { KEPT_QUESTION_MAX_LENGTH } from "../shared/limits.ts";

export const ReaderQuestion = Type.Object(
  {
    question: Type.String({
      description: `1 to ${KEPT_QUESTION_MAX_LENGTH} characters after trimming. Stored are its text, how often it was left, and the first and last day.`,
    }),
  },
  { title: "ReaderQuestion" },
);
export type ReaderQuestion = Static<typeof ReaderQuestion>;
