/** The content files as typed records that know their place in the file. */

import type { AnswerFields, PhrasingFile } from "./answer-schema.ts";
import type { Place } from "./problem.ts";
import type { ListName, ListRecord } from "./schemas.ts";

/** A record of a content file. */
export interface Entry<Value> {
  value: Value;
  /** @returns The place of a field of the record. */
  placeOf(...path: (string | number)[]): Place;
}

/** A paragraph of an answer. */
export interface Paragraph {
  /** Its lines, joined by spaces, with numbered marks, as visitors get it. */
  text: string;
  /** The same as the file has it, with marks that name their citation. */
  source: string;
  lines: string[];
  /** Where it begins. */
  place: Place;
}

export interface AnswerEntry extends Entry<AnswerFields> {
  /** The name of the file without its extension. */
  id: string;
  /** The name of the folder. */
  topicId: string;
  file: string;
  paragraphs: Paragraph[];
  /** The numbers of the citations, by key. */
  numbers: ReadonlyMap<string, number>;
  /** What only the search knows: from the phrasing file, or from the answer's own file if there is none. */
  phrasingFile: Entry<PhrasingFile>;
  /** Whether something in the file is invalid, and was emptied. */
  isRepaired: boolean;
  /** The texts of its files. */
  texts: string;
}

/** An answer that is not finished. Nothing in it is checked. */
export interface Draft {
  id: string;
  topicId: string;
  file: string;
}

/** The kinds of records that other records may name. */
export type Kind = "partner" | "work" | "book" | "resource" | "topic" | "answer";

/** A record that was skipped because it is invalid. */
export interface SkippedRecord {
  list: ListName | "answers";
  /** Null if it is unknown which records are missing, as when a file cannot be read. */
  id: string | null;
  /** What is left of it, with empty fields in place of the wrong ones. */
  repaired?: Entry<unknown>;
}

/** Records that a record was skipped. The id is null if it is unknown. */
export type Skip = (id: string | null) => void;

/** The lists of records, read. */
export type ContentLists = { [Name in ListName]: Entry<ListRecord<Name>>[] };

/** All content files, read. */
export interface ContentFiles extends ContentLists {
  answers: AnswerEntry[];
  drafts: Draft[];
  /** Invalid records. They are already reported, so references to them are not. */
  skipped: SkippedRecord[];
}

/** @returns Whether an id may belong to a record that was skipped. */
export function isSkipped({ skipped }: ContentFiles, kind: Kind, id: string): boolean {
  return skipped.some((record) => record.list === `${kind}s` && (record.id === null || record.id === id));
}

/** @returns The files with the repaired records among the others, to check the rest of what they hold. */
export function withRepaired(files: ContentFiles): ContentFiles {
  const all: Record<string, unknown> = { ...files };
  for (const { list, repaired } of files.skipped) if (repaired) all[list] = [...(all[list] as unknown[]), repaired];
  return all as unknown as ContentFiles;
}
