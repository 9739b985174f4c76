/** Checks that confusions can be corrected word by word and in one way only, and that none is a name or a keyword. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { ContentFiles } from "../content-files.ts";
import { namesIn } from "../names.ts";
import type { Report } from "../problem.ts";
import { reportRepeats } from "./report-repeats.ts";

export function checkConfusions({ confusions, answers }: ContentFiles, report: Report): void {
  const once = reportRepeats(report, (text) => `"${text}" is listed twice`, "remove one of the two");
  const names = namesIn(answers.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)));
  const keywords = new Map(
    answers.flatMap(({ file, value }) => value.keywords.map((rule) => [rule.toLowerCase(), file])),
  );
  for (const { value, placeOf } of confusions)
    value.typed.forEach((typed, index) => {
      const place = () => placeOf("typed", index);
      once(typed, place);
      if (names.has(typed.toLowerCase()))
        report(place(), `"${typed}" is a name in the text of an answer`, "remove it, or write a phrase");
      const file = keywords.get(typed.toLowerCase());
      if (file !== undefined) report(place(), `"${typed}" is a keyword of ${file}`, "remove it: visitors may mean it");
      if (splitWords(typed).length !== splitWords(value.meant).length)
        report(
          place(),
          `"${typed}" has a different number of words than "${value.meant}"`,
          "write the same number of words",
        );
    });
}
