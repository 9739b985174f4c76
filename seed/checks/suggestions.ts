/** Each suggested search stands once, and asks what an answer is asked with, so that it finds one. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { Report } from "../problem.ts";
import { type ContentFiles, lists } from "../read.ts";
import { reportRepeats } from "./report-repeats.ts";

export function checkSuggestions({ suggestions, answers, skipped }: ContentFiles, report: Report): void {
  const once = reportRepeats(report, (title) => `"${title}" is suggested twice`, "suggest another question");
  const asked = new Set(
    answers.flatMap(({ value }) => [value.question, ...value.alsoAsked]).map((text) => splitWords(text).join(" ")),
  );
  // An answer with a fault of its own is no fault of what suggests it.
  const complete = skipped.every(({ list }) => list !== lists.answer);
  for (const { value: set, placeOf } of suggestions)
    set.forEach(({ title }, index) => {
      const place = placeOf(index, "title");
      once(title, place);
      if (complete && !asked.has(splitWords(title).join(" ")))
        report(place, `no answer is asked with "${title}"`, "write the question, or an alsoAsked, of an answer");
    });
}
