/** Makers of passages of Scripture and of their index. */
import type {
  FoundVerse,
  NamedPassage,
  PassageText,
  Scripture,
  ScriptureIndex,
  Verse,
} from "../../server/contract/scripture.ts";
import { makeLinks } from "./make.ts";

export function makeVerse(number: number, changes: Partial<Verse> = {}): Verse {
  return {
    reference: `Rom.8.${number}`,
    chapter: 8,
    number,
    asked: true,
    startsParagraph: number === 1,
    heading: null,
    runs: [
      { text: `Words of verse ${number}, `, supplied: false },
      { text: "as it were", supplied: true },
      { text: ".", supplied: false },
    ],
    ...changes,
  };
}

/** @param verses - The verses of the passage. */
export function makeScripture(
  changes: Partial<Scripture> = {},
  verses: readonly Verse[] = [makeVerse(28), makeVerse(29), makeVerse(30)],
): Scripture {
  const [explains, mentions] = makeLinks();
  return {
    reference: "Rom.8.28-30",
    label: "Romans 8:28–30",
    book: "Romans",
    note: null,
    translation: "kjv",
    previous: { reference: "Rom.7", label: "Romans 7" },
    next: { reference: "Rom.9", label: "Romans 9" },
    passages: [{ reference: "Rom.8.28-30", label: "Romans 8:28–30", verses: [...verses] }],
    explainedBy: explains ? [explains] : [],
    referredToBy: mentions ? [mentions] : [],
    ...changes,
  };
}

/** The same verse in both translations. */
export function makeTexts(): PassageText[] {
  const modern = makeVerse(28, { runs: [{ text: "Modern words of verse 28.", supplied: false }] });
  return [
    { translation: "kjv", note: null, verses: [makeVerse(28)] },
    { translation: "web", note: null, verses: [modern] },
  ];
}

export function makeFoundVerse(changes: Partial<FoundVerse> = {}): FoundVerse {
  const [answer] = makeLinks();
  return {
    reference: "Rom.8.28",
    label: "Romans 8:28",
    translation: "web",
    texts: makeTexts(),
    answers: answer ? [answer] : [],
    ...changes,
  };
}

export function makeNamedPassage(changes: Partial<NamedPassage> = {}): NamedPassage {
  return {
    reference: "Rom.8.28",
    label: "Romans 8:28",
    note: null,
    texts: makeTexts(),
    verseCount: 1,
    answers: makeLinks(),
    ...changes,
  };
}

/** Two books: one of two chapters, and one without answers. */
export function makeScriptureIndex(): ScriptureIndex {
  const none = { explainedByCount: 0, referredToByCount: 0 };
  return {
    books: [
      {
        reference: "Rom",
        name: "Romans",
        explainedByCount: 3,
        referredToByCount: 1,
        chapters: [
          { number: 1, explainedByCount: 3, referredToByCount: 2 },
          { number: 2, ...none },
        ],
      },
      { reference: "Phlm", name: "Philemon", ...none, chapters: [{ number: 1, ...none }] },
    ],
  };
}
