/** The number of answers on a passage, a chapter or a book of the Bible, in words. */
import type { ScriptureIndex } from "../../server/contract/scripture.ts";
import { counted, inWords } from "./numbers.ts";

type Counts = Pick<ScriptureIndex["books"][number], "explainedByCount" | "referredToByCount">;

/** @returns For example `explained in two answers, mentioned in three more`. */
export function answersInWords({ explainedByCount, referredToByCount }: Counts): string {
  if (explainedByCount === 0)
    return referredToByCount === 0
      ? "no answer speaks of it yet"
      : `mentioned in ${counted(referredToByCount, "answer")}`;
  const explained = `explained in ${counted(explainedByCount, "answer")}`;
  return referredToByCount === 0 ? explained : `${explained}, mentioned in ${inWords(referredToByCount)} more`;
}
