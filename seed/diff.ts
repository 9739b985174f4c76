/** Compares the stored content with that of the files: what a load would change. */

import { type ContentRows, type ContentTableName, contentTables } from "../server/db/schema.ts";
import { withoutMarks } from "../server/search/excerpt.ts";
import { diffSentences } from "./text-diff.ts";

/** The keys of what differs. */
export interface Change {
  added: string[];
  changed: string[];
  removed: string[];
}

export interface ContentChange {
  tables: (Change & { table: ContentTableName })[];
  /** Ids of the answers with any row added, changed or removed. */
  answers: Change;
}

/** @returns The sentences of an answer that differ (question, text and snippets), as `diffSentences` shows them. */
export function changedSentences(stored: ContentRows, wanted: ContentRows, id: string): string[] {
  return diffSentences(readableText(stored, id), readableText(wanted, id));
}

function readableText({ answers, citations }: ContentRows, id: string): string {
  const own = answers
    .filter((answer) => answer.id === id)
    .flatMap(({ question, body }) => [question, withoutMarks(body)]);
  const snippets = citations.filter(({ answerId }) => answerId === id).map(({ snippet }) => snippet);
  return [...own, ...snippets].join("\n");
}

/**
 * Compares two states of the content.
 *
 * @returns The tables that differ, and the answers that differ.
 */
export function compareContent(stored: ContentRows, wanted: ContentRows): ContentChange {
  const tables = (Object.keys(contentTables) as ContentTableName[]).map((table) => ({
    table,
    ...compare(rowsByKey(stored[table]), rowsByKey(wanted[table])),
  }));
  return {
    tables: tables.filter(({ added, changed, removed }) => added.length + changed.length + removed.length > 0),
    answers: compare(rowsByAnswer(stored), rowsByAnswer(wanted)),
  };
}

function compare(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change {
  return {
    added: [...after.keys()].filter((key) => !before.has(key)),
    changed: [...after].filter(([key, text]) => before.has(key) && before.get(key) !== text).map(([key]) => key),
    removed: [...before.keys()].filter((key) => !after.has(key)),
  };
}

/** @returns Rows as texts, by their identity: their id or name, or their answer and their number in it. */
function rowsByKey(rows: readonly object[]): Map<string, string> {
  return new Map(
    rows.map((row) => {
      const { id, name, answerId, number } = row as Record<string, unknown>;
      return [JSON.stringify(answerId === undefined ? (id ?? name) : [answerId, number]), textOf(row)];
    }),
  );
}

function rowsByAnswer(rows: ContentRows): Map<string, string> {
  const texts = new Map(rows.answers.map((row) => [row.id, textOf({ ...row, position: 0 })]));
  for (const row of rows.citations) texts.set(row.answerId, `${texts.get(row.answerId) ?? ""}${textOf(row)}`);
  return texts;
}

/** @returns A row as a text that does not depend on the order of its fields. */
function textOf(row: object): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)));
}
