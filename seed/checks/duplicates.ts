/** Checks that ids of answers, phrasings, keyword rules, items of a list, and sentences are unique. */
import { withoutMarks } from "../../server/search/excerpt.ts";
import { splitWords } from "../../server/search/tokenize.ts";
import { splitSentences } from "../../server/shared/sentences.ts";
import type { ContentFiles, Entry } from "../content-files.ts";
import { type Report, topOf } from "../problem.ts";
import { reportRepeats } from "./report-repeats.ts";

/** Sentences with fewer words ("It does not.") may occur in two answers. */
const MIN_SENTENCE_WORDS = 6;

/** A verse may be quoted in two answers. */
const QUOTATION = /"[^"]*"|“[^”]*”/g;

export function checkDuplicates(files: ContentFiles, report: Report): void {
  const answerIds = reportRepeats(report, (id) => `the id "${id}" is already used`, "rename one of the two files");
  const listed = reportRepeats(report, (id) => `the answer "${id}" is listed twice`, "remove one of the two lines");
  const phrasings = reportRepeats(
    report,
    (text) => `the phrasing "${text}" occurs elsewhere too`,
    "keep it only where it fits better",
  );
  const keywords = reportRepeats(
    report,
    (text) => `the keyword rule "${text}" occurs elsewhere too`,
    "keep it in one answer only",
  );
  const sentences = reportRepeats(
    report,
    (text) => `the sentence "${text.slice(0, 60)} …" occurs elsewhere too`,
    "write it in other words",
  );

  for (const topic of files.topics)
    topic.value.answers.forEach(({ id }, index) => void listed(id, () => topic.placeOf("answers", index, "id")));
  for (const answer of files.answers) {
    const { question, alsoAsked, keywords: rules, related, resources } = answer.value;
    answerIds(answer.id, () => topOf(answer.file));
    phrasings(question, () => answer.placeOf("question"));
    alsoAsked.forEach((text, index) => void phrasings(text, () => answer.placeOf("alsoAsked", index)));
    rules.forEach((text, index) => void keywords(text, () => answer.placeOf("keywords", index)));
    const citations = answer.value.citations.map(nameOf);
    const furtherReading = answer.value.furtherReading.map(nameOf);
    eachOnce(answer, { citations, related, resources, furtherReading }, report);
    for (const { text, place } of answer.paragraphs)
      for (const sentence of splitSentences(withoutMarks(text).replace(QUOTATION, "…")).filter(isLong))
        sentences(sentence, () => place);
  }
  for (const group of files.outOfScope)
    group.value.forEach((text, index) => void phrasings(text, () => group.placeOf(index)));
  // Hidden phrasings come last, so that they are reported and not the phrasings that pages show.
  for (const { phrasingFile } of files.answers) {
    const { phrasings: further = [], words = [], passages = [] } = phrasingFile.value;
    further.forEach((text, index) => void phrasings(text, () => phrasingFile.placeOf("phrasings", index)));
    eachOnce(phrasingFile, { words, passages }, report);
  }
}

function nameOf({ work, locator = "" }: { work: string; locator?: string }): string {
  return `${work} ${locator}`;
}

/** Reports items that occur twice in the list of a field. */
function eachOnce(entry: Pick<Entry<unknown>, "placeOf">, fields: Record<string, readonly string[]>, report: Report) {
  for (const [field, values] of Object.entries(fields)) {
    const once = reportRepeats(report, (text) => `"${text.trim()}" is listed twice`, "remove one of the two");
    values.forEach((value, index) => void once(value, () => entry.placeOf(field, index)));
  }
}

function isLong(sentence: string): boolean {
  return splitWords(sentence).length >= MIN_SENTENCE_WORDS;
}
