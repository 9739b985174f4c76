/** Puts answers together: whole, restricted to partners, and as the rows of a list. */
import type { Answer, Citation } from "../contract/answer.ts";
import type { ContentRows } from "../db/schema.ts";
import { byId, byPosition, groupBy, rowOf } from "./rows.ts";

/** @returns Every answer by its id, in the library's order. */
export function assembleAnswers(rows: ContentRows): Map<string, Answer> {
  const categories = byId(rows.categories);
  const questions = byId(rows.answers);
  const citations = citationsByAnswer(rows);
  const passages = groupBy(rows.passages.toSorted(byPosition), (row) => row.answerId);
  const related = groupBy(rows.relatedAnswers.toSorted(byPosition), (row) => row.answerId);
  return new Map(
    rows.answers.toSorted(byPosition).map(({ id, categoryId, question, body, lastReviewed }) => {
      const { title } = rowOf(categories, categoryId);
      const answer: Answer = {
        id,
        question,
        answer: body,
        citations: citations.get(id) ?? [],
        timestamp: new Date(lastReviewed).toISOString(),
        category: { id: categoryId, title },
        passages: (passages.get(id) ?? []).map(({ reference, text }) => ({ reference, text })),
        related: (related.get(id) ?? []).map(({ relatedId }) => {
          return { id: relatedId, question: rowOf(questions, relatedId).question };
        }),
      };
      return [id, answer];
    }),
  );
}

function citationsByAnswer(rows: ContentRows): Map<string, Citation[]> {
  const works = byId(rows.works);
  const inOrder = rows.citations.toSorted((a, b) => a.number - b.number);
  return new Map(
    [...groupBy(inOrder, (row) => row.answerId)].map(([answerId, group]) => [
      answerId,
      group.map(({ number, workId, locator, snippet }) => {
        const work = rowOf(works, workId);
        return {
          id: `${answerId}-${number}`,
          number,
          workId,
          partnerId: work.partnerId,
          title: locator === null ? work.title : (work.shortTitle ?? work.title),
          locator,
          url: work.url,
          author: work.author,
          publishDate: work.publishDate,
          snippet,
        };
      }),
    ]),
  );
}

/**
 * Restricts an answer to chosen partners: their citations stay, with their numbers; the text stays whole.
 *
 * @param partnerIds - All citations stay when it is empty.
 */
export function citingOnly(answer: Answer, partnerIds: readonly string[]): Answer {
  if (partnerIds.length === 0) return answer;
  return { ...answer, citations: answer.citations.filter(({ partnerId }) => partnerIds.includes(partnerId)) };
}

/** An answer as a list needs it; which part of the text to show depends on the question. */
export interface ListedAnswer {
  id: string;
  question: string;
  categoryId: string;
  /** The text, with its citation marks. */
  body: string;
  /** Partners cited, most cited first. */
  partnerIds: string[];
}

/** @returns Every answer in the library's order. */
export function listAnswers(rows: ContentRows): ListedAnswer[] {
  const works = byId(rows.works);
  const cited = groupBy(rows.citations, (row) => row.answerId);
  return rows.answers.toSorted(byPosition).map(({ id, question, categoryId, body }) => {
    const partnerIds = (cited.get(id) ?? []).map(({ workId }) => rowOf(works, workId).partnerId);
    return { id, question, categoryId, body, partnerIds: mostFrequentFirst(partnerIds) };
  });
}

function mostFrequentFirst(ids: string[]): string[] {
  return [...groupBy(ids, (id) => id).values()].sort((a, b) => b.length - a.length).flatMap(([id]) => id ?? []);
}
