/** Queries for the answers and everything that belongs to them. */
import { asc, gt, sql } from "drizzle-orm";
import type { Queryable } from "./open.ts";
import { answers, citations } from "./schema.ts";

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
        citations: {
          columns: { number: true, locator: true, place: true, snippet: true },
          orderBy: asc(citations.number),
          with: { work: true },
        },
      },
    })
    .prepare();
}
