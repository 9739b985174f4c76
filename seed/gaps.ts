/** Finds what the content lacks: answers to real questions, and points of sample questions that essays do not hold. */
import type { LabelledQuestion } from "../server/learning/labelled.ts";
import type { VerseSpan } from "../server/scripture/references.ts";
import { createSearch, type SearchOptions } from "../server/search/index.ts";
import { splitWords, toTerm } from "../server/search/tokenize.ts";
import type { AnswerEntry, ContentFiles } from "./content-files.ts";
import { referencesIn, referencesOf } from "./scripture-references.ts";

/** Kinds of labelled questions that are about something else, and that no answer should serve. */
const OFF_TOPIC: ReadonlySet<string> = new Set(["outside", "off-subject"]);

/** A question that people asked, and that no answer was written for. */
export interface OpenQuestion {
  text: string;
  /** Id of the nearest answer; null if none is near. */
  nearest: string | null;
  /** Whether the search gives the nearest answer: then the question may be served by now, and its label be old. */
  isGiven: boolean;
}

/**
 * @param options - What the search is built from.
 * @returns The questions without an answer, in their order, without those that are off topic. Takes some seconds.
 */
export async function findOpenQuestions(
  files: ContentFiles,
  options: SearchOptions,
  questions: readonly LabelledQuestion[],
): Promise<OpenQuestion[]> {
  const written = new Set(files.answers.map(({ id }) => id));
  const outOfScope = new Set(files.outOfScope.flatMap(({ value }) => value));
  const search = await createSearch(options);
  const open: OpenQuestion[] = [];
  for (const { q, expect, style } of questions) {
    if (OFF_TOPIC.has(style) || outOfScope.has(q) || (expect !== null && written.has(expect))) continue;
    const { answerId, candidates } = await search.find(q);
    open.push({ text: q, nearest: answerId ?? candidates[0]?.id ?? null, isGiven: answerId !== null });
  }
  return open;
}

/** A sample question of an essay, with the words and passages in it that the essay does not have. */
export interface MissingPoints {
  question: string;
  points: string[];
}

/**
 * Compares the sample questions of each essay (`question` and `alsoAsked`) with its text, by stems and passages. A word
 * that is asked in more than half of the topics, such as "Bible" or "wrong", is no point. Other words of the essay's list
 * (`words`) count as held. A question is listed if the essay lacks most of its points: one missing word is often said in
 * another way.
 *
 * @returns The ids of the essays that lack something, with what they lack, in the order of the files.
 */
export function findMissingPoints(answers: readonly AnswerEntry[]): Map<string, MissingPoints[]> {
  const topics = new Set(answers.map(({ topicId }) => topicId));
  const topicsOfTerm = new Map<string, Set<string>>();
  for (const { topicId, value } of answers)
    for (const term of samplesOf(value).flatMap(termsOf))
      topicsOfTerm.set(term, (topicsOfTerm.get(term) ?? new Set()).add(topicId));
  const isPoint = (term: string) => (topicsOfTerm.get(term)?.size ?? 0) <= topics.size / 2;
  const missing = new Map<string, MissingPoints[]>();
  for (const answer of answers) {
    if (answer.value.kind === "short") continue;
    const held = new Set([
      ...answer.paragraphs.flatMap(({ text }) => termsOf(text)),
      ...(answer.phrasingFile.value.words ?? []).flatMap(termsOf),
    ]);
    const spans = referencesOf(answer).flatMap((reference) => reference.spans);
    const lacking = samplesOf(answer.value).flatMap((question) => {
      const points = pointsOf(question, isPoint);
      const lacked = points.filter((point) => !isHeld(point, held, spans)).map(({ text }) => text);
      return lacked.length > points.length / 2 ? [{ question, points: lacked }] : [];
    });
    if (lacking.length > 0) missing.set(answer.id, lacking);
  }
  return missing;
}

/** A word or a passage that a question is about. */
interface Point {
  text: string;
  terms: string[];
  spans: readonly VerseSpan[];
}

function pointsOf(question: string, isPoint: (term: string) => boolean): Point[] {
  const references = referencesIn(question);
  const words = references.reduce((text, reference) => text.replace(reference.text, " "), question);
  return [
    ...references.map(({ text, spans }) => ({ text, terms: [], spans })),
    ...splitWords(words)
      .map((text) => ({ text, terms: termsOf(text), spans: [] }))
      .filter(({ terms }) => terms.some(isPoint)),
  ];
}

function isHeld({ terms, spans }: Point, held: ReadonlySet<string>, referredTo: readonly VerseSpan[]): boolean {
  return (
    terms.some((term) => held.has(term)) ||
    spans.some((span) => referredTo.some(({ from, to }) => from <= span.to && span.from <= to))
  );
}

function samplesOf({ question, alsoAsked }: AnswerEntry["value"]): string[] {
  return [question, ...alsoAsked];
}

function termsOf(text: string): string[] {
  return splitWords(text).flatMap((word) => toTerm(word) ?? []);
}
