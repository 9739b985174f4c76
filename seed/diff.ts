/** Compares the stored content with that of the files: what a load would change. */

import { type ContentRows, type ContentTableName, contentTables } from "../server/db/schema.ts";
import { withoutMarks } from "../server/search/excerpt.ts";
import { diffSentences } from "./text-diff.ts";

export interface TableChange {
  table: ContentTableName;
  added: number;
  changed: number;
  removed: number;
}

export interface ContentChange {
  tables: TableChange[];
  /** Ids of the answers with any row added, changed or removed. */
  answers: { added: string[]; changed: string[]; removed: string[] };
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
  const tables = (Object.keys(contentTables) as ContentTableName[]).map((table) =>
    compareTable(table, stored[table], wanted[table]),
  );
  return {
    tables: tables.filter(({ added, changed, removed }) => added + changed + removed > 0),
    answers: compareAnswers(stored, wanted),
  };
}

function compareTable(table: ContentTableName, stored: readonly object[], wanted: readonly object[]): TableChange {
  const textsOf = (rows: readonly object[]) => new Map(rows.map((row) => [keyOf(row), JSON.stringify(sortKeys(row))]));
  const before = textsOf(stored);
  const after = textsOf(wanted);
  const common = [...after].filter(([key]) => before.has(key));
  return {
    table,
    added: after.size - common.length,
    changed: common.filter(([key, text]) => before.get(key) !== text).length,
    removed: before.size - common.length,
  };
}

/** @returns A row's identity: its id, or its answer and its position in the answer's list. */
function keyOf(row: object): string {
  const { id, typed, path, answerId, setNumber, number, position } = row as Record<string, unknown>;
  return JSON.stringify(id ?? typed ?? path ?? [answerId ?? setNumber, number ?? position]);
}

function sortKeys(row: object): object {
  return Object.fromEntries(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)));
}

function compareAnswers(stored: ContentRows, wanted: ContentRows): ContentChange["answers"] {
  const before = rowsByAnswer(stored);
  const after = rowsByAnswer(wanted);
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    changed: [...after].filter(([id, text]) => before.has(id) && before.get(id) !== text).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}

function rowsByAnswer(rows: ContentRows): Map<string, string> {
  const texts = new Map(rows.answers.map((row) => [row.id, JSON.stringify(sortKeys({ ...row, position: 0 }))]));
  for (const row of rows.citations)
    texts.set(row.answerId, `${texts.get(row.answerId) ?? ""}${JSON.stringify(sortKeys(row))}`);
  return texts;
}
