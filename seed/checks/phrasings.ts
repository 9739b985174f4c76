/** Checks that all phrasings contain a word, because the search ignores everything else. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { AnswerEntry, Entry } from "../content-files.ts";
import type { Report } from "../problem.ts";

export function checkPhrasings(answer: AnswerEntry, report: Report): void {
  const { question, alsoAsked, keywords } = answer.value;
  const { phrasings = [], words = [] } = answer.phrasingFile.value;
  const expectWord = (text: string, { placeOf }: Pick<Entry<unknown>, "placeOf">, ...path: (string | number)[]) => {
    if (splitWords(text).length === 0)
      report(placeOf(...path), `"${text}" contains no word`, "write one, or remove it");
  };
  expectWord(question, answer, "question");
  for (const [field, texts] of Object.entries({ alsoAsked, keywords }))
    texts.forEach((text, index) => void expectWord(text, answer, field, index));
  for (const [field, texts] of Object.entries({ phrasings, words }))
    texts.forEach((text, index) => void expectWord(text, answer.phrasingFile, field, index));
}
