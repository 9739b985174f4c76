/** Passages of the Bible in the King James Version, and the answers on them. */
import { type Static, Type } from "typebox";
import { AnswerLink } from "./answer.ts";

/** Most verses that are given at once; the longest chapter has 176. */
export const MAX_VERSES = 200;
/** Longest text that is read as a reference, in characters. */
export const MAX_REFERENCE_LENGTH = 200;

const reference = () =>
  Type.String({
    description: "As an address names it: OSIS, with the end of a range shortened (`Rom.8.28-30`, `Ps.23`).",
  });
const label = () => Type.String({ description: "As a person reads it, such as `Romans 8:28–30`." });
const note = () =>
  Type.Union([Type.String(), Type.Null()], {
    description: "What to know of the numbering, in a sentence, where the reference follows another one.",
  });

export const ScriptureQuery = Type.Object({
  ref: Type.String({
    maxLength: MAX_REFERENCE_LENGTH,
    description: "Verses, ranges, lists, chapters: `Rom.8.28-30`, `John 3:16, 18`, `ps 23`.",
  }),
  context: Type.Optional(
    Type.Enum(["chapter"], { type: "string", description: "Gives whole chapters, with the verses asked for marked." }),
  ),
});

export const Run = Type.Object(
  {
    text: Type.String(),
    supplied: Type.Boolean({ description: "Whether the translators supplied these words; they are set in italics." }),
  },
  { title: "Run" },
);
export type Run = Static<typeof Run>;

export const Verse = Type.Object(
  {
    reference: reference(),
    chapter: Type.Integer(),
    number: Type.Integer(),
    asked: Type.Boolean({ description: "Whether the reference names it; false for what is given around that." }),
    startsParagraph: Type.Boolean({
      description:
        "A pilcrow of the edition, or the first verse of a chapter. Poetry, and all after Acts 20, has none.",
    }),
    heading: Type.Union([Type.Array(Run), Type.Null()], {
      description: "What stands above it: the title of a psalm, or a letter of Psalm 119.",
    }),
    runs: Type.Array(Run, { description: "Its words; joined without a space they are the verse." }),
  },
  { title: "Verse" },
);
export type Verse = Static<typeof Verse>;

export const PassageLink = Type.Object({ reference: reference(), label: label() }, { title: "PassageLink" });
export type PassageLink = Static<typeof PassageLink>;

export const Scripture = Type.Object(
  {
    reference: reference(),
    label: label(),
    book: Type.String({ description: "The book in which it begins, by its whole name: `Psalms`." }),
    note: note(),
    previous: Type.Union([PassageLink, Type.Null()], { description: "The chapter before; null at the beginning." }),
    next: Type.Union([PassageLink, Type.Null()], { description: "The chapter after; null at the end." }),
    passages: Type.Array(
      Type.Object({ reference: reference(), label: label(), verses: Type.Array(Verse) }, { title: "ScripturePassage" }),
      { description: "In the order in which the reference names them." },
    ),
    explainedBy: Type.Array(AnswerLink, { description: "The answers on these verses, those on exactly these first." }),
    referredToBy: Type.Array(AnswerLink, {
      description: "Other answers whose text or sources refer to these verses, those that do so most often first.",
    }),
  },
  { title: "Scripture" },
);
export type Scripture = Static<typeof Scripture>;

export const ScriptureIndex = Type.Object(
  {
    books: Type.Array(
      Type.Object(
        {
          reference: Type.String({
            description: "Its OSIS name. With a point and a number it names a chapter: `Rom.8`.",
          }),
          name: Type.String(),
          explainedByCount: Type.Integer({ description: "Answers that explain a passage of it." }),
          referredToByCount: Type.Integer({ description: "Other answers that refer to it." }),
          chapters: Type.Array(
            Type.Object({
              number: Type.Integer(),
              explainedByCount: Type.Integer({ description: "Answers that explain a passage of it." }),
              referredToByCount: Type.Integer({ description: "Other answers that refer to it." }),
            }),
          ),
        },
        { title: "ScriptureBook" },
      ),
    ),
  },
  { title: "ScriptureIndex" },
);
export type ScriptureIndex = Static<typeof ScriptureIndex>;

/** Verses of a passage that stand beside a search. */
export const MAX_SHOWN_VERSES = 6;
/** Answers that stand beside them. */
export const MAX_SHOWN_ANSWERS = 5;

/** A passage that a question names, when no answer is given to it. */
export const NamedPassage = Type.Object(
  {
    reference: reference(),
    label: label(),
    note: note(),
    verses: Type.Array(Verse, { maxItems: MAX_SHOWN_VERSES, description: "The first few verses." }),
    verseCount: Type.Integer({ description: "How many verses it has in all." }),
    answers: Type.Array(AnswerLink, {
      maxItems: MAX_SHOWN_ANSWERS,
      description: "Those that explain it, those that refer to it, then those that explain its chapter.",
    }),
  },
  { title: "NamedPassage" },
);
export type NamedPassage = Static<typeof NamedPassage>;
