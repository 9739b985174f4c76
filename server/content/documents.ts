/** Puts together what the search indexes. */
import type { ContentRows } from "../db/schema.ts";
import type { SearchDocument } from "../search/index.ts";
import { byId, byPosition, groupBy, rowOf } from "./rows.ts";

/** @returns A search document for each answer, in the library's order. */
export function assembleSearchDocuments(rows: ContentRows): SearchDocument[] {
  const works = byId(rows.works);
  const alsoAsked = groupBy(rows.alsoAsked.toSorted(byPosition), (row) => row.answerId);
  const hidden = new Map(rows.hiddenPhrasings.map((row) => [row.answerId, row]));
  const citedPassages = groupBy(rows.passages, (row) => row.answerId);
  const keyPassages = groupBy(rows.keyPassages, (row) => row.answerId);
  const keywords = groupBy(rows.keywordRules, (row) => row.answerId);
  const citations = groupBy(rows.citations, (row) => row.answerId);
  return rows.answers.toSorted(byPosition).map(({ id, question, body, demand }) => ({
    id,
    question,
    alsoAsked: (alsoAsked.get(id) ?? []).map(({ phrasing }) => phrasing),
    keywords: (keywords.get(id) ?? []).map(({ phrase }) => phrase),
    phrasings: hidden.get(id)?.phrasings ?? [],
    words: hidden.get(id)?.words ?? [],
    demand,
    body,
    citations: (citations.get(id) ?? []).map(({ workId, snippet }) => {
      const { title, author } = rowOf(works, workId);
      return `${title} ${author} ${snippet}`;
    }),
    citedPassages: (citedPassages.get(id) ?? []).flatMap(({ spans }) => spans),
    keyPassages: (keyPassages.get(id) ?? []).flatMap(({ spans }) => spans),
  }));
}
