/** What a load would change: rows compared table by table. */
import { type ContentRows, type ContentTableName, contentTables } from "../server/db/schema.ts";

export interface TableChange {
  table: ContentTableName;
  added: number;
  changed: number;
  removed: number;
}

export interface ContentChange {
  tables: TableChange[];
  /** Ids of answers with any row added, changed or removed. */
  answers: { added: string[]; changed: string[]; removed: string[] };
}

/** Compares the content now stored with the content of the files. */
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
  const textsOf = (rows: readonly object[]) => new Map(rows.map((row) => [keyOf(row), JSON.stringify(sortLike(row))]));
  const before = textsOf(stored);
  const after = textsOf(wanted);
  const kept = [...after].filter(([key]) => before.has(key));
  return {
    table,
    added: after.size - kept.length,
    changed: kept.filter(([key, text]) => before.get(key) !== text).length,
    removed: before.size - kept.length,
  };
}

/** A row's identity: its id, or the answer and the place in its list. */
function keyOf(row: object): string {
  const { id, phrase, typed, answerId, setNumber, number, position } = row as Record<string, unknown>;
  return JSON.stringify(id ?? phrase ?? typed ?? [answerId ?? setNumber, number ?? position]);
}

function sortLike(row: object): object {
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
  const texts = new Map(rows.answers.map((row) => [row.id, JSON.stringify(sortLike({ ...row, position: 0 }))]));
  for (const table of [
    "shownPhrasings",
    "keywords",
    "citedPassages",
    "citations",
    "relatedAnswers",
    "answerResources",
    "furtherReading",
  ] as const)
    for (const row of rows[table])
      texts.set(row.answerId, `${texts.get(row.answerId) ?? ""}${JSON.stringify(sortLike(row))}`);
  return texts;
}
