/** Checks that each reading of an answer records the hash of the text that was read. */
import type { AnswerEntry } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { textHash } from "../text-hash.ts";

export function checkReviews(answer: AnswerEntry, report: Report): void {
  answer.value.reviewed.forEach(({ hash }, index) => {
    if (hash === undefined)
      report(
        answer.placeOf("reviewed", index, "hash"),
        "the field is missing",
        `if the text was read as it is now, add hash: "${textHash(answer)}"`,
      );
  });
}
