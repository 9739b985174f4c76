/** An answer as sentences to be read aloud, with references to the Bible in words. */
import type { Answer } from "../../../server/contract/answer.ts";
import { plainText, readParagraphs } from "../../../server/shared/paragraphs.ts";
import { splitSentences } from "../../../server/shared/sentences.ts";
import { typeset } from "../../lib/typeset.ts";

type SpokenSentence = {
  /** Of its paragraph, from 1. */
  readonly paragraph: number;
  /** As it stands on the page, without the marks of sources. */
  readonly shown: string;
  /** As it is spoken. */
  readonly spoken: string;
};

/** @returns The question and the sentences of the answer's text, in order; the question is in paragraph 0. */
export function spokenSentences(answer: Answer): SpokenSentence[] {
  const references = answer.passages.map(({ reference }) => typeset(reference));
  const paragraphs = [typeset(answer.question), ...readParagraphs(answer).map(plainText)];
  return paragraphs.flatMap((text, paragraph) =>
    splitSentences(text).map((shown) => ({ paragraph, shown, spoken: inWords(shown, references) })),
  );
}

const ORDINALS: Readonly<Record<string, string>> = { 1: "First", 2: "Second", 3: "Third" };
const NUMBERED_BOOK =
  /(?<![\d:–])([123]) (?=(?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|John|Maccabees|Esdras)\b)/g;
/** Books of one chapter, whose only number is that of a verse. */
const ONE_CHAPTER = /^(?:Obadiah|Philemon|Second John|Third John|Jude)$/;

/** Verses after a chapter: `8`, `28–30`, `16, 18`, `38–39:2`. */
const VERSES = /(?<![\d:])(\d+):(\d+[a-z]?(?:(?:–|, ?)\d+[a-z]?(?![\d:]))*)(?:–(\d+):(\d+[a-z]?))?/g;

/** A text as it is spoken. @param references - The references in it, typeset. */
function inWords(text: string, references: readonly string[]): string {
  const chapters = references.filter((reference) => !reference.includes(":")).map(nameBooks);
  // Longer ones first: `1 John 3` contains `John 3`.
  const named = chapters.toSorted((one, other) => other.length - one.length).reduce(nameChapter, nameBooks(text));
  return named
    .replaceAll(VERSES, (_, chapter: string, verses: string, lastChapter?: string, lastVerse?: string) =>
      lastChapter === undefined
        ? `chapter ${chapter}, ${versesInWords(verses)}`
        : `chapter ${chapter}, ${versesInWords(verses)}, to chapter ${lastChapter}, verse ${lastVerse}`,
    )
    .replaceAll(/\bPsalm chapter (\d+)/g, "Psalm $1")
    .replaceAll(/\bvv\. ?(?=\d)/g, "verses ")
    .replaceAll(/\bv\. ?(?=\d)/g, "verse ")
    .replaceAll(/\bch\. ?(?=\d)/g, "chapter ")
    .replaceAll(/\bQ\. ?(?=\d)/g, "question ")
    .replaceAll(/(?<=\d[a-z]?)–(?=\d)/g, " to ")
    .replaceAll("LORD", "Lord");
}

/** `1 John` becomes `First John`. */
function nameBooks(text: string): string {
  return text.replaceAll(NUMBERED_BOOK, (_, number: string) => `${ORDINALS[number]} `);
}

/** `Romans 8` becomes `Romans chapter 8`, and `Jude 3` `Jude verse 3`. */
function nameChapter(text: string, reference: string): string {
  const [, book = "", numbers = ""] = /^(.*\D) (\d+(?:–\d+)?)$/.exec(reference) ?? [];
  if (book === "" || book === "Psalm" || book === "Psalms") return text;
  const unit = ONE_CHAPTER.test(book) ? "verse" : "chapter";
  const place = text.indexOf(reference);
  if (place < 0 || /^[\d:]/.test(text.slice(place + reference.length))) return text;
  return text.replace(
    reference,
    `${book} ${numbers.includes("–") ? `${unit}s` : unit} ${numbers.replace("–", " to ")}`,
  );
}

/** `28–30` becomes `verses 28 to 30`, and `16, 18` `verses 16 and 18`. */
function versesInWords(verses: string): string {
  const parts = verses.split(/, ?/).map((part) => part.replace("–", " to "));
  const last = parts.pop() ?? "";
  const listed = parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
  return `${/\D/.test(verses.replace(/[a-z]$/, "")) ? "verses" : "verse"} ${listed}`;
}
