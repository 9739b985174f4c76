/** Checks that all phrasings contain a word, because the search ignores everything else. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { ContentFiles, Entry } from "../content-files.ts";
import type { Report } from "../problem.ts";

export function checkPhrasings({ answers }: ContentFiles, report: Report): void {
  for (const answer of answers) {
    const { question, alsoAsked, keywords } = answer.value;
    const { phrasings = [], words = [] } = answer.phrasingFile.value;
    expectWord(question, answer, ["question"], report);
    for (const [field, texts] of Object.entries({ alsoAsked, keywords }))
      texts.forEach((text, index) => void expectWord(text, answer, [field, index], report));
    for (const [field, texts] of Object.entries({ phrasings, words }))
      texts.forEach((text, index) => void expectWord(text, answer.phrasingFile, [field, index], report));
  }
}

function expectWord(
  text: string,
  { placeOf }: Pick<Entry<unknown>, "placeOf">,
  path: (string | number)[],
  report: Report,
): void {
  if (splitWords(text).length === 0) report(placeOf(...path), `"${text}" contains no word`, "write one, or remove it");
}
