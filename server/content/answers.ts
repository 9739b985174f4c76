/** Answers as the interface has them: whole, and as the rows of a list. */
import { hash } from "node:crypto";
import type { Answer, AnswerLink, AnswerSummary, Citation } from "../contract/answer.ts";
import type { AnswerRecord } from "../db/answers.ts";
import { excerptFor, readSentences } from "../search/excerpt.ts";

/** Characters of a text that its first sentences are read from: far more than an excerpt has. */
const BEGINNING = 1000;

/** In hexadecimal digits: enough to keep two versions of an answer apart. */
const VERSION_LENGTH = 12;

/** The answers that there are, by id, as links. */
export type AnswerLinks = ReadonlyMap<string, AnswerLink>;

export function toAnswer(record: AnswerRecord, links: AnswerLinks): Answer {
  const { id, kind, urgent, question, body, lastReviewed, topic, essayId, discuss, changes, reviewed } = record;
  const citations = record.citations.map((citation) => toCitation(id, citation));
  return {
    id,
    kind,
    urgent,
    question,
    answer: body,
    citations,
    timestamp: new Date(lastReviewed).toISOString(),
    topic,
    passages: record.citedPassages.map(({ reference, text }) => ({ reference, text })),
    essay: links.get(essayId ?? "") ?? null,
    related: linksTo(record.relatedIds, links),
    discuss,
    changes,
    reviewed,
    version: versionOf([question, body, citations]),
    formerly: record.formerIds,
  };
}

/** @returns Links to some answers, in order. Answers that there are not are left out. */
export function linksTo(ids: readonly string[], links: AnswerLinks): AnswerLink[] {
  return ids.flatMap((id) => links.get(id) ?? []);
}

function versionOf(parts: unknown): string {
  return hash("sha256", JSON.stringify(parts)).slice(0, VERSION_LENGTH);
}

function toCitation(answerId: string, citation: AnswerRecord["citations"][number]): Citation {
  const { number, locator, snippet, work } = citation;
  return {
    id: `${answerId}-${number}`,
    number,
    workId: work.id,
    partnerId: work.partnerId,
    title: locator === null ? work.title : (work.shortTitle ?? work.title),
    locator,
    url: work.url,
    author: work.author,
    publishDate: work.publishDate,
    snippet,
  };
}

/** @returns An answer as a row of a list, with the beginning of its text. */
export function toSummary({ id, question, topicId, body, citations }: AnswerRecord): AnswerSummary {
  const partnerIds = mostFrequentFirst(citations.map(({ work }) => work.partnerId));
  return { id, question, topicId, partnerIds, ...excerptFor(readSentences(body.slice(0, BEGINNING)), []) };
}

function mostFrequentFirst(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
