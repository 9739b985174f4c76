/** Passages of the Bible in two translations, and the answers on them. */
import { type Static, Type } from "typebox";
import { translations } from "../shared/translations.ts";
import { AnswerLink } from "./answer.ts";
import { named, nullable } from "./schema-parts.ts";

/** Maximum number of verses per response; the longest chapter has 176. */
export const MAX_VERSES = 200;
/** Maximum length of a reference in characters. */
export const MAX_REFERENCE_LENGTH = 200;

const reference = () =>
  Type.String({
    description: "For URLs: OSIS, with the end of a range shortened (`Rom.8.28-30`, `Ps.23`).",
  });
const label = () => Type.String({ description: "For people, such as `Romans 8:28–30`." });
const note = () =>
  nullable(Type.String(), {
    description: "What to know about the numbering or the text, such as verses that a translation lacks; often null.",
  });
const translation = (description: string) => Type.Enum([...translations], { type: "string", description });

export const ScriptureQuery = Type.Object({
  ref: Type.String({
    maxLength: MAX_REFERENCE_LENGTH,
    description: "Verses, ranges, lists or chapters: `Rom.8.28-30`, `John 3:16, 18`, `ps 23`.",
  }),
  context: Type.Optional(
    Type.Enum(["chapter"], { type: "string", description: "Gives whole chapters, with the verses asked for marked." }),
  ),
  translation: Type.Optional(
    translation("`kjv`, the King James Version, or `web`, the World English Bible; `kjv` if absent."),
  ),
});

export const Run = named("Run", {
  text: Type.String({ description: "A line break ends a line of poetry." }),
  supplied: Type.Boolean({
    description: "Whether the translators supplied these words, which are printed in italics.",
  }),
});
export type Run = Static<typeof Run>;

export const Verse = named("Verse", {
  reference: reference(),
  chapter: Type.Integer(),
  number: Type.Integer(),
  asked: Type.Boolean({ description: "Whether the reference names it; false for what is given around that." }),
  startsParagraph: Type.Boolean({
    description:
      "Where the edition begins a paragraph or a stanza, and at the first verse of a chapter. The King James Version has none in poetry and after Acts 20.",
  }),
  heading: nullable(Type.Array(Run), {
    description: "The text above the verse: the title of a psalm, or a letter of Psalm 119.",
  }),
  runs: Type.Array(Run, { description: "The words of the verse; join them without spaces." }),
});
export type Verse = Static<typeof Verse>;

export const PassageLink = named("PassageLink", { reference: reference(), label: label() });
export type PassageLink = Static<typeof PassageLink>;

export const Scripture = named("Scripture", {
  reference: reference(),
  label: label(),
  book: Type.String({ description: "The book in which it begins, by its whole name: `Psalms`." }),
  note: note(),
  translation: translation("The translation of the verses."),
  previous: nullable(PassageLink, { description: "The chapter before; null at the beginning." }),
  next: nullable(PassageLink, { description: "The chapter after; null at the end." }),
  passages: Type.Array(
    named("ScripturePassage", { reference: reference(), label: label(), verses: Type.Array(Verse) }),
    { description: "In the order in which the reference names them." },
  ),
  explainedBy: Type.Array(AnswerLink, { description: "The answers on these verses, those on exactly these first." }),
  referredToBy: Type.Array(AnswerLink, {
    description: "Other answers whose text or sources refer to these verses, most references first.",
  }),
});
export type Scripture = Static<typeof Scripture>;

export const ScriptureIndex = named("ScriptureIndex", {
  books: Type.Array(
    named("ScriptureBook", {
      reference: Type.String({
        description: "The OSIS name. With a full stop and a number it names a chapter: `Rom.8`.",
      }),
      name: Type.String(),
      explainedByCount: Type.Integer({ description: "Answers that explain a passage of it." }),
      referredToByCount: Type.Integer({ description: "Other answers that refer to it." }),
      chapters: Type.Array(
        Type.Object({
          number: Type.Integer(),
          explainedByCount: Type.Integer({ description: "Number of answers that explain a passage of it." }),
          referredToByCount: Type.Integer({ description: "Number of other answers that refer to it." }),
        }),
      ),
    }),
  ),
});
export type ScriptureIndex = Static<typeof ScriptureIndex>;

/** Verses of a named passage that are shown with the results of a search. */
export const MAX_SHOWN_VERSES = 6;
/** Answers on the passage that are shown with them. */
export const MAX_SHOWN_ANSWERS = 5;
/** Maximum number of verses that are found by their words. */
export const MAX_FOUND_VERSES = 5;

/** The text of a passage in one translation. */
export const PassageText = Type.Object(
  { translation: translation("The translation of the verses."), note: note(), verses: Type.Array(Verse) },
  { title: "PassageText" },
);
export type PassageText = Static<typeof PassageText>;

const texts = () =>
  Type.Array(PassageText, { description: `The first verses, at most ${MAX_SHOWN_VERSES}, in each translation.` });
const answers = () =>
  Type.Array(AnswerLink, {
    maxItems: MAX_SHOWN_ANSWERS,
    description: "Answers that explain it, then answers that refer to it, then answers that explain its chapter.",
  });

/** A passage that a question names. */
export const NamedPassage = named("NamedPassage", {
  reference: reference(),
  label: label(),
  note: note(),
  texts: texts(),
  verseCount: Type.Integer({ description: "The total number of verses." }),
  answers: answers(),
});
export type NamedPassage = Static<typeof NamedPassage>;

/** A verse whose words a question repeats. */
export const FoundVerse = named("FoundVerse", {
  reference: reference(),
  label: label(),
  translation: translation("The translation whose words were typed."),
  texts: texts(),
  answers: answers(),
});
export type FoundVerse = Static<typeof FoundVerse>;
