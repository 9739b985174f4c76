/** Answers as the search indexes them. */
import type { AnswerRecord } from "../db/answers.ts";
import type { SearchDocument } from "../search/index.ts";

/** @returns An answer as the search indexes it. */
export function toSearchDocument(record: AnswerRecord): SearchDocument {
  const { id, question, alsoAsked, keywords, hiddenPhrasings, hiddenWords, demand, body, explains } = record;
  return {
    id,
    question,
    alsoAsked,
    keywords,
    hiddenPhrasings,
    hiddenWords,
    demand,
    body,
    citations: record.citations.map(({ work, snippet }) => citationText(work, snippet)),
    citedPassages: record.citedPassages.flatMap(({ spans }) => spans),
    explainedPassages: explains,
  };
}

/** @returns A citation as the search indexes it. The search model is trained on the same text. */
export function citationText({ title, author }: { title: string; author: string }, snippet: string): string {
  return `${title} ${author} ${snippet}`;
}
