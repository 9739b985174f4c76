/** Checks that quotations of Scripture have the words of the King James Version. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { AnswerEntry } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { findQuotations, isExact } from "../quotations.ts";

/** Fewer words in quotation marks may be a name, or a translation of our own. */
const MIN_WORDS = 4;

export function checkQuotations({ paragraphs }: AnswerEntry, report: Report): void {
  for (const { text, place } of paragraphs)
    for (const quotation of findQuotations(text)) {
      if (splitWords(quotation.text).length < MIN_WORDS || isExact(quotation)) continue;
      const named = quotation.references.map((reference) => reference.text).join("; ");
      report(
        place,
        `"${quotation.text}" is not in ${named} (King James Version)`,
        "correct the words or the reference",
      );
    }
}
