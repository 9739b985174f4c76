/** Checks that confusions can be corrected word by word and in one way only, and that none is what visitors ask about. */
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
  const questions = answers.map(({ value: { question } }) => ({ question, words: spaced(question) }));
  for (const { value, placeOf } of confusions)
    value.typed.forEach((typed, index) => {
      const place = () => placeOf("typed", index);
      once(typed, place);
      const keywordFile = keywords.get(typed.toLowerCase());
      const asked = questions.find(({ words }) => words.includes(spaced(typed)));
      if (keywordFile !== undefined)
        report(place(), `"${typed}" is a keyword of ${keywordFile}`, "remove it: visitors may mean it");
      else if (asked)
        report(place(), `"${typed}" is part of the question "${asked.question}"`, "remove it: visitors may mean it");
      else if (names.has(typed.toLowerCase()))
        report(place(), `"${typed}" is a name in the text of an answer`, "remove it, or write a phrase");
      if (splitWords(typed).length !== splitWords(value.meant).length)
        report(
          place(),
          `"${typed}" has a different number of words than "${value.meant}"`,
          "write the same number of words",
        );
    });
}

function spaced(text: string): string {
  return ` ${splitWords(text).join(" ")} `;
}
