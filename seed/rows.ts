/** Turns the content files into the rows of the database. */
import type { Reading } from "../server/contract/answer.ts";
import type { ContentRows } from "../server/db/schema.ts";
import type { VerseSpan } from "../server/scripture/references.ts";
import type { CitationEntry } from "./answer-schema.ts";
import type { AnswerEntry, ContentFiles, Entry } from "./content-files.ts";
import { drawAll } from "./drawings/index.ts";
import { readLocator } from "./locators.ts";
import { keyOf } from "./marks.ts";
import type { WorkEntry } from "./schemas.ts";
import { passageText } from "./scripture.ts";
import { passagesOn, referencesOf } from "./scripture-references.ts";
import { textHash } from "./text-hash.ts";
import { scaleOf, type WorkScale } from "./work-scale.ts";

/** Maximum number of verses of a passage that an answer shows; more would fill the screen. */
const MAX_VERSES = 6;

/** An answer with its entry in the index of questions, and its place in the library. */
type HeadedAnswer = AnswerEntry & { heading: string; position: number };

/**
 * @param files - Content that has passed the checks.
 * @param only - Ids of the answers whose rows are wanted; all by default.
 * @returns The rows of all content tables, with answers in the library's order.
 */
export function toContentRows(files: ContentFiles, only?: ReadonlySet<string>): ContentRows {
  const works = new Map(files.works.map(({ value }) => [value.id, value]));
  const scales = scalesOf(files);
  const entries = new Map(files.answers.map((answer) => [answer.id, answer]));
  const answers: HeadedAnswer[] = files.topics
    .flatMap(({ value }) => value.answers)
    .flatMap(({ id, heading }) => {
      const answer = entries.get(id);
      return answer ? { ...answer, heading } : [];
    })
    .map((answer, position) => ({ ...answer, position }))
    .filter(({ id }) => only?.has(id) ?? true);

  return {
    partners: files.partners.map(({ value: { initials: _, colour: __, frame: ___, ...partner } }, position) => ({
      ...partner,
      position,
    })),
    works: files.works.map(({ value: work }, position) => ({
      id: work.id,
      position,
      partnerId: work.partnerId,
      title: work.title,
      shortTitle: work.shortTitle ?? null,
      author: work.author,
      publishDate: work.publishDate ?? null,
      kind: work.kind,
      edition: work.edition ?? null,
      url: work.url,
      divisions: scales.get(work.id)?.divisions ?? [],
    })),
    topics: files.topics.map(({ value: { id, title } }, position) => ({ id, position, title })),
    books: files.books.map(({ value: { id, work, rating, price } }, position) => ({
      id,
      position,
      workId: work,
      rating,
      price,
    })),
    resources: files.resources.map(({ value: { id, work, type, duration } }) => ({
      id,
      workId: work,
      type,
      duration: duration ?? null,
    })),
    answers: essaysFirst(
      answers.map((answer) => ({
        id: answer.id,
        topicId: answer.topicId,
        position: answer.position,
        kind: answer.value.kind,
        urgent: answer.value.urgent,
        question: answer.value.question,
        heading: answer.heading,
        body: bodyOf(answer),
        essayId: answer.value.essay ?? null,
        bookId: answer.value.book ?? null,
        alsoAsked: answer.value.alsoAsked,
        keywords: answer.value.keywords,
        formerIds: answer.value.formerly ?? [],
        relatedIds: answer.value.related,
        resourceIds: answer.value.resources,
        furtherReading: answer.value.furtherReading.map(({ work, locator }) => ({
          workId: work,
          locator: printLocator(works.get(work), locator),
        })),
        discuss: answer.value.discuss,
        changes: byDate(answer.value.changes),
        reviewed: readingsOf(answer),
        citedPassages: passagesOf(answer),
        ...passagesOn(answer),
        demand: answer.value.demand,
        lastReviewed: answer.value.lastReviewed,
        hiddenPhrasings: answer.phrasingFile.value.phrasings ?? [],
        hiddenWords: answer.phrasingFile.value.words ?? [],
      })),
    ),
    citations: answers.flatMap((answer) =>
      citationsOf(answer).map(({ number, work, locator, snippet }) => ({
        answerId: answer.id,
        number,
        workId: work,
        locator: printLocator(works.get(work), locator),
        place: (locator !== undefined && scales.get(work)?.find(locator)) || null,
        snippet: snippet.trim(),
      })),
    ),
    siteLists: [
      { name: "suggestions", items: valuesOf(files.suggestions) },
      { name: "home", items: valuesOf(files.home) },
      { name: "timeline", items: valuesOf(files.timeline) },
      { name: "confusions", items: valuesOf(files.confusions) },
      { name: "drawings", items: drawAll(files) },
    ],
  };
}

function valuesOf<Value>(entries: readonly Entry<Value>[]): Value[] {
  return entries.map(({ value }) => value);
}

/** The works as scales, by their ids. */
function scalesOf({ works, answers }: ContentFiles): Map<string, WorkScale> {
  const cited = new Map<string, string[]>(works.map(({ value }) => [value.id, []]));
  for (const { value } of answers)
    for (const { work, locator } of value.citations) if (locator !== undefined) cited.get(work)?.push(locator);
  return new Map(works.map(({ value: { id, locators } }) => [id, scaleOf(locators, cited.get(id) ?? [])]));
}

/** Short answers refer to essays, so that essays must be inserted before them. */
function essaysFirst<Row extends { essayId: string | null }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => Number(a.essayId !== null) - Number(b.essayId !== null));
}

/** @returns The citations of an answer with their numbers, in the order of these. */
function citationsOf({ value: { citations }, numbers }: AnswerEntry): (CitationEntry & { number: number })[] {
  return citations
    .map((citation) => ({ ...citation, number: numbers.get(keyOf(citation)) ?? 0 }))
    .sort((a, b) => a.number - b.number);
}

/** @returns The readings of an answer, newest last. */
function readingsOf(answer: AnswerEntry): Reading[] {
  const hash = textHash(answer);
  return byDate(answer.value.reviewed).map(({ date, compared, name = null, ...reading }) => {
    return { date, compared, name, current: reading.hash === hash };
  });
}

/** @returns Dated entries, newest last. */
function byDate<Item extends { date: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function bodyOf({ paragraphs }: AnswerEntry): string {
  return paragraphs.map(({ text }) => text).join("\n\n");
}

/** @returns The passages that an answer refers to, as written, without duplicates. */
function passagesOf(answer: AnswerEntry): { reference: string; spans: VerseSpan[]; text: string }[] {
  const references = referencesOf(answer).filter(({ namesVerse }) => namesVerse);
  const once = new Map(references.map((reference) => [reference.text, reference]));
  return [...once.values()].map((reference) => {
    return { reference: reference.text, spans: reference.spans, text: passageText(reference, MAX_VERSES) };
  });
}

function printLocator(work: WorkEntry | undefined, locator: string | undefined): string | null {
  if (!work || locator === undefined) return null;
  const result = readLocator(work.locators, locator, work.kind === "scripture");
  return "label" in result ? result.label : null;
}
