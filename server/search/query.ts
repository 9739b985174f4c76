/** Reads a question: corrects its words, and finds its tokens and the Bible passages that it names. */
import { takePassages } from "../scripture/named-passages.ts";
import { endSlice } from "../slices.ts";
import { createDictionary } from "./dictionary.ts";
import { isForeign } from "./language.ts";
import { createSpelling } from "./spelling.ts";
import { dropInvisible, splitWords, toTerm } from "./tokenize.ts";
import type { Confusion, Query, SearchOptions } from "./types.ts";
import { readWordTable } from "./word-table.ts";

/** Maximum number of distinct words that are spell-corrected per question; correction is the slowest step. */
const MAX_CORRECTIONS = 12;

/** Maximum number of words that are read. A question of 1000 characters has some 200, but one ligature may be four words. */
const MAX_WORDS = 256;

/** How many times as often as a typo the intended word must occur in the content. */
const TYPO_RATIO = 20;

/** What people write before a question and after it. */
const GREETING =
  /^\s*(?:hi|hello|hey|greetings|good (?:morning|afternoon|evening)|dear \p{L}+)(?: (?:there|all|everyone))?\s*[,.!:]+\s*/iu;
const THANKS =
  /(?<=[.?!,])\s*(?:many )?(?:thanks|thank you)(?: (?:in advance|so much|very much|a lot|and god bless(?: you)?|for your (?:help|answer|time)))*\s*[.!]*\s*$/iu;

export interface QueryOptions {
  /** Takes the words as typed, without correcting them. */
  verbatim?: boolean;
}

/** @returns A function that reads questions. It is prepared in slices. */
export async function createQueryReader({ confusions, model: { english, vocabulary } }: SearchOptions) {
  const frequencies = new Map(Object.entries(vocabulary.frequencies));
  const hidden = new Map(Object.entries(vocabulary.hidden));
  const englishWord = readWordTable(english);
  const isEnglish = createDictionary(
    (word) => englishWord(word) !== undefined,
    (word) => frequencies.has(word),
  );
  await endSlice();
  const findNearest = createSpelling(frequencies);
  /** A typo in hidden phrasings is far rarer than the intended word. */
  const correctSpelling = (word: string): string | null => {
    const meant = findNearest(word);
    if (meant === null) return null;
    return (frequencies.get(meant) ?? 0) >= TYPO_RATIO * (hidden.get(word) ?? 0) ? meant : null;
  };
  const correctConfusions = createConfusions(confusions);

  return (text: string, { verbatim = false }: QueryOptions = {}): Query => {
    const typedText = dropInvisible(text);
    const visible = typedText.replace(GREETING, "").replace(THANKS, "") || typedText;
    const { rest, ...passages } = takePassages(visible, isFiller);
    const typed = splitWords(rest).slice(0, MAX_WORDS);
    const foreign = isForeign(visible, typed);
    const unknown =
      verbatim || foreign ? [] : [...new Set(typed.filter((word) => !isEnglish(word)))].slice(0, MAX_CORRECTIONS);
    const spelled = new Map(unknown.map((word) => [word, correctSpelling(word)]));
    const spell = (word: string) => spelled.get(word) ?? word;
    // Twice, because either word of a confusion may be misspelt: "marten luthur".
    const words = verbatim ? typed : correctConfusions(correctConfusions(typed).map(spell));
    const corrections = new Map(
      typed.flatMap((word, index): [string, string][] => (word === words[index] ? [] : [[word, words[index] ?? word]])),
    );
    return {
      text: visible,
      rest,
      words,
      tokens: words.map((word) => toTerm(word) ?? word),
      terms: [...new Set(words.flatMap((word) => toTerm(word) ?? []))],
      corrections,
      correctedText: corrections.size > 0 ? correctText(visible, corrections) : null,
      isForeign: foreign,
      ...passages,
    };
  };
}

/** @returns Whether a text contains nothing but function words. */
function isFiller(text: string): boolean {
  return splitWords(text).every((word) => toTerm(word) === null);
}

/** @returns A function from words, in order, to the same number of words with each confusion corrected. */
function createConfusions(confusions: readonly Confusion[]): (words: readonly string[]) => string[] {
  const byFirstWord = new Map<string, { typed: string[]; meant: string[] }[]>();
  for (const confusion of confusions) {
    const typed = splitWords(confusion.typed);
    const [first = ""] = typed;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { typed, meant: splitWords(confusion.meant) }]);
  }
  return (words) => {
    const corrected = [...words];
    words.forEach((word, at) => {
      const found = byFirstWord
        .get(word)
        ?.find(({ typed }) => typed.every((part, index) => words[at + index] === part));
      found?.meant.forEach((part, index) => {
        corrected[at + index] = part;
      });
    });
    return corrected;
  };
}

/** Applies the corrections to the text as typed. An initial capital is preserved. */
function correctText(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}'’]+/gu, (typed) => {
    const meant = corrections.get(splitWords(typed)[0] ?? "");
    if (meant === undefined) return typed;
    return /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  });
}
