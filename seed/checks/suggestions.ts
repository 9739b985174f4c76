/** Checks that suggested searches are unique, and that each is a phrasing of an answer. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { ContentFiles } from "../content-files.ts";
import { suggest } from "../did-you-mean.ts";
import type { Report } from "../problem.ts";
import { reportRepeats } from "./report-repeats.ts";

export function checkSuggestions({ suggestions, answers, skipped }: ContentFiles, report: Report): void {
  const once = reportRepeats(report, (title) => `"${title}" is suggested twice`, "suggest another question");
  const asked = answers.flatMap(({ value }) => [value.question, ...value.alsoAsked]);
  const phrasings = new Set(asked.map((text) => splitWords(text).join(" ")));
  // A suggestion is not reported if its answer may be among those that were skipped.
  const complete = skipped.every(({ list }) => list !== "answers");
  for (const { value: set, placeOf } of suggestions)
    set.forEach(({ title }, index) => {
      const place = placeOf(index, "title");
      once(title, () => place);
      if (complete && !phrasings.has(splitWords(title).join(" ")))
        report(
          place,
          `no answer has the phrasing "${title}"`,
          suggest(title, asked, "write the question or an alsoAsked phrasing of an answer"),
        );
    });
}
