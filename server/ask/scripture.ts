/** Looks up a passage of the Bible, with the answers on it. */
import { answersOn } from "../content/scripture.ts";
import type { Snapshot } from "../content-store/snapshot.ts";
import { MAX_VERSES, type PassageLink, type Scripture, type Verse } from "../contract/scripture.ts";
import { translationNote, type VerseText, versesOf } from "../scripture/bible.ts";
import { chapterBeside, chapterSpan, countVerses, placeOf } from "../scripture/books.ts";
import { chaptersOf } from "../scripture/chapter-index.ts";
import { labelOf, referenceOf } from "../scripture/labels.ts";
import { PassageError, type ReadPassages, readPassages } from "../scripture/read-passages.ts";
import { chapterOf, type VerseNumber, type VerseSpan } from "../scripture/references.ts";
import type { Translation } from "../shared/translations.ts";
import { Refusal } from "./refusal.ts";

/**
 * @param reference - As an address or a person writes it.
 * @param inChapter - Whether the whole chapters are given, with the verses of the reference marked.
 * @returns A refusal if the passage does not exist or is too long.
 */
export function findScripture(
  { content }: Pick<Snapshot, "content">,
  reference: string,
  inChapter: boolean,
  translation: Translation,
): Scripture | Refusal {
  const read = checkReference(reference);
  if (read instanceof Refusal) return read;
  const { spans, note } = read;
  const shown = inChapter ? wholeChapters(spans) : spans;
  const tooMany = refuseTooMany(shown);
  if (tooMany !== null) return tooMany;
  const notes = [note, translationNote(shown, translation)].filter((one) => one !== null);
  return {
    ...linkTo(spans),
    book: placeOf(spans[0]?.from ?? 0).book.title,
    note: notes.length > 0 ? notes.join(" ") : null,
    translation,
    ...chaptersBeside(spans),
    passages: shown.map((span) => ({
      ...linkTo([span]),
      verses: versesOf(span, translation).map((verse) => toVerse(verse, spans)),
    })),
    ...answersOn(content.scripture, spans),
  };
}

/** @returns A refusal if the text names no passage, or one that does not exist. */
function checkReference(text: string): ReadPassages | Refusal {
  try {
    return readPassages(text);
  } catch (error) {
    if (error instanceof PassageError) return new Refusal(error.message);
    throw error;
  }
}

/** @returns Null if the passages have at most `MAX_VERSES` verses. */
function refuseTooMany(spans: readonly VerseSpan[]): Refusal | null {
  const count = spans.reduce((sum, span) => sum + countVerses(span), 0);
  if (count <= MAX_VERSES) return null;
  const [first] = spans as [VerseSpan, ...VerseSpan[]];
  return new Refusal(
    `${labelOf(spans)} has ${count} verses, and at most ${MAX_VERSES} are given at once; ` +
      `ask for a part of it, such as ${labelOf([chapterSpan(chapterOf(first.from))])}.`,
  );
}

/** @returns Every chapter that some passages touch, once. */
function wholeChapters(spans: readonly VerseSpan[]): VerseSpan[] {
  return [...chaptersOf(spans)].map(chapterSpan);
}

/** @returns How an address and a person name passages. */
export function linkTo(spans: readonly VerseSpan[]): PassageLink {
  return { reference: referenceOf(spans), label: labelOf(spans) };
}

function chaptersBeside(spans: readonly VerseSpan[]): Pick<Scripture, "previous" | "next"> {
  const link = (chapter: VerseNumber | null) => (chapter === null ? null : linkTo([chapterSpan(chapter)]));
  return {
    previous: link(chapterBeside(chapterOf(spans[0]?.from ?? 0), -1)),
    next: link(chapterBeside(chapterOf(spans.at(-1)?.to ?? 0), 1)),
  };
}

/**
 * @param asked - The passages that the reference names.
 * @returns A verse as the contract describes it.
 */
export function toVerse({ number, ...verse }: VerseText, asked: readonly VerseSpan[]): Verse {
  const { chapter, verse: verseInChapter } = placeOf(number);
  return {
    reference: referenceOf([{ from: number, to: number }]),
    chapter,
    number: verseInChapter,
    asked: asked.some(({ from, to }) => from <= number && number <= to),
    ...verse,
  };
}
