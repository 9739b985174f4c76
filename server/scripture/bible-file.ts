/** The file with the text of the Bible and the index of its words. `make-bible.ts` writes it, the server reads it. */
import { fileURLToPath } from "node:url";

export const bibleFile = fileURLToPath(new URL("../../.cache/bible/bible.sqlite", import.meta.url));

/**
 * A verse in both translations: as `stored-text.ts` describes, with the numbers of its stems, two bytes each. Its position
 * counts the verses of the King James Version from 0. `web` is null if the World English Bible does not have it.
 *
 * A stem has a number and the positions of the verses with it, in either translation, two bytes each. The only row of
 * `lengths` has the number of words of each verse, in both translations together.
 */
export const TABLES = `
  CREATE TABLE verses (
    position INTEGER PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    kjv TEXT NOT NULL,
    kjv_heading TEXT,
    kjv_stems BLOB NOT NULL,
    web TEXT,
    web_heading TEXT,
    web_stems BLOB NOT NULL
  );
  CREATE TABLE stems (stem TEXT PRIMARY KEY, number INTEGER NOT NULL, positions BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE lengths (counts BLOB NOT NULL);
`;

/** Numbers of up to two bytes as they are stored. */
export const toBlob = (numbers: readonly number[]) => Buffer.from(Uint16Array.from(numbers).buffer);

/** Numbers as `toBlob` stores them. A copy, because those of a buffer may begin anywhere. */
export const fromBlob = (blob: Buffer) => new Uint16Array(Uint8Array.from(blob).buffer);
