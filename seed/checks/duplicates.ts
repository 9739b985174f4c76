/** Nothing stands twice that may stand once: answers' ids, questions, phrasings, keyword rules, items of a list, sentences. */
import { withoutMarks } from "../../server/search/excerpt.ts";
import { splitWords } from "../../server/search/tokenize.ts";
import type { Report } from "../problem.ts";
import type { ContentFiles, Entry } from "../read.ts";
import { reportRepeats } from "./report-repeats.ts";

/** Shorter sentences ("It does not.") may well stand in two answers. */
const LEAST_WORDS_OF_A_SENTENCE = 6;

export function checkDuplicates(files: ContentFiles, report: Report): void {
  const answerIds = reportRepeats(report, (id) => `the id "${id}" is taken`, "give one of the two files another name");
  const listed = reportRepeats(report, (id) => `the answer "${id}" is listed twice`, "remove one of the two lines");
  const phrasings = reportRepeats(
    report,
    (text) => `the phrasing "${text}" stands elsewhere too`,
    "leave it to the answer that fits better",
  );
  const keywords = reportRepeats(
    report,
    (text) => `the keyword rule "${text}" stands elsewhere too`,
    "a rule can point to one answer only",
  );
  const sentences = reportRepeats(
    report,
    (text) => `the sentence "${text.slice(0, 60)} …" stands elsewhere too`,
    "say it in fresh words",
  );

  for (const category of files.categories)
    category.value.answers.forEach(({ id }, index) => void listed(id, category.placeOf("answers", index, "id")));
  for (const answer of files.answers) {
    const { question, alsoAsked, keywords: rules, related, resources } = answer.value;
    answerIds(answer.id, { file: answer.file, line: 1, field: "" });
    phrasings(question, answer.placeOf("question"));
    alsoAsked.forEach((text, index) => void phrasings(text, answer.placeOf("alsoAsked", index)));
    rules.forEach((text, index) => void keywords(text, answer.placeOf("keywords", index)));
    const citations = answer.value.citations.map(nameOf);
    const furtherReading = answer.value.furtherReading.map(nameOf);
    eachOnce(answer, { citations, related, resources, furtherReading }, report);
    for (const { text, line } of answer.paragraphs)
      for (const sentence of splitSentences(text)) sentences(sentence, { file: answer.file, line, field: "body" });
  }
  for (const group of files.outOfScope)
    group.value.forEach((text, index) => void phrasings(text, group.placeOf(index)));
  // After all that the pages show, so that of two the one that only the search sees is to give way.
  for (const { phrasingFile } of files.answers) {
    const { phrasings: further = [], words = [], passages = [] } = phrasingFile.value;
    further.forEach((text, index) => void phrasings(text, phrasingFile.placeOf("phrasings", index)));
    eachOnce(phrasingFile, { words, passages }, report);
  }
}

function nameOf({ work, locator = "" }: { work: string; locator?: string }): string {
  return `${work} ${locator}`;
}

/** No item of a field's list stands in it twice. */
function eachOnce(entry: Pick<Entry<unknown>, "placeOf">, fields: Record<string, readonly string[]>, report: Report) {
  for (const [field, values] of Object.entries(fields)) {
    const once = reportRepeats(report, (text) => `"${text.trim()}" is listed twice`, "remove one of the two");
    values.forEach((value, index) => void once(value, entry.placeOf(field, index)));
  }
}

function splitSentences(paragraph: string): string[] {
  return withoutMarks(paragraph)
    .split(/(?<=[.?!]["”’')]*)\s+(?=\p{Lu})/u)
    .filter((sentence) => splitWords(sentence).length >= LEAST_WORDS_OF_A_SENTENCE);
}
