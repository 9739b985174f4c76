/** Queries for the answers and everything that belongs to them. */
import { asc, desc, gt, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "./open.ts";
import {
  answerResources,
  answers,
  citations,
  citedPassages,
  formerAnswers,
  furtherReading,
  relatedAnswers,
  shownPhrasings,
  suggestedSearches,
} from "./schema.ts";

/** Answers per page; reading a page takes some milliseconds. */
const ANSWERS_PER_PAGE = 10;

/** An answer with everything that its page shows and the search indexes. */
export type AnswerRecord = ReturnType<ReturnType<typeof preparePage>["all"]>[number];

/** Reads all answers in the library's order, one page at a time. */
export function* findAnswers(db: Queryable): Generator<AnswerRecord[]> {
  const query = preparePage(db);
  let after: number | undefined = -1;
  while (after !== undefined) {
    const page: AnswerRecord[] = query.all({ after });
    yield page;
    after = page.at(-1)?.position;
  }
}

function preparePage(db: Queryable) {
  return db.query.answers
    .findMany({
      where: gt(answers.position, sql.placeholder("after")),
      orderBy: asc(answers.position),
      limit: ANSWERS_PER_PAGE,
      with: {
        topic: { columns: { id: true, title: true } },
        essay: { columns: { id: true, question: true } },
        shownPhrasings: { columns: { text: true }, orderBy: asc(shownPhrasings.position) },
        keywords: { columns: { phrase: true } },
        formerly: { columns: { formerId: true }, orderBy: asc(formerAnswers.formerId) },
        citedPassages: { columns: { reference: true, spans: true, text: true }, orderBy: asc(citedPassages.position) },
        passages: { columns: { explains: true, refersTo: true } },
        citations: {
          columns: { number: true, locator: true, place: true, snippet: true },
          orderBy: asc(citations.number),
          with: { work: true },
        },
        relatedAnswers: {
          columns: {},
          orderBy: asc(relatedAnswers.position),
          with: { related: { columns: { id: true, question: true } } },
        },
        resources: {
          columns: {},
          orderBy: asc(answerResources.position),
          with: { resource: { with: { work: { with: { partner: { columns: { shortName: true } } } } } } },
        },
        furtherReading: {
          columns: { locator: true },
          orderBy: asc(furtherReading.position),
          with: { work: { columns: { title: true, url: true } } },
        },
      },
    })
    .prepare();
}

/** @returns The answers in most demand; among equals, suggested searches come first. */
export function findMostAsked(db: Queryable, limit: number): { id: string; question: string }[] {
  const suggested = db.select({ title: suggestedSearches.title }).from(suggestedSearches);
  return db
    .select({ id: answers.id, question: answers.question })
    .from(answers)
    .orderBy(desc(answers.demand), notInArray(answers.question, suggested), asc(answers.position))
    .limit(limit)
    .all();
}
