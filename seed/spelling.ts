/** Knows how words are spelt: English, the King James Version's, those of the catalogue, and our own terms. */
import { toAmerican } from "../server/search/tokenize.ts";
import type { ContentFiles } from "./content-files.ts";
import { lettersOf } from "./did-you-mean.ts";
import { englishSpeller } from "./english.ts";
import { bibleWords } from "./scripture.ts";

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** What a word within a sentence comes after. Names have a capital there. */
const WITHIN_SENTENCE = /[\p{L}\p{N},;:\])’'”"–-][ "“‘(*–-]*$/u;
const SENTENCE_END = /[.?!…]["”’')\]*]*[ "“‘(*]*$/u;
/** Number of characters before a word that tell whether a sentence begins there. */
const BEFORE = 8;
const PREFIX = /^(?:un|non|pre|post|anti)(?=\p{L}{4})/u;

/** British spellings, besides those that `toAmerican` knows, and how the dictionary, which is American, has them. */
const BRITISH: readonly [RegExp, string][] = [
  [/ll(?=(?:ed|ing|er|ers|or|ors)$)/, "l"],
  [/tre(?=s?$)/, "ter"],
  [/tred$/, "tered"],
  [/([^l])l(?=(?:s|ful|ment|ments)?$)/, "$1ll"],
  [/ogue(?=s?$)/, "og"],
  [/enc(?=e(?:s|less)?$)/, "ens"],
  [/ough/, "ow"],
  [/ould/, "old"],
  [/grey/, "gray"],
  [/scep/, "skep"],
  [/mme(?=s?$)/, "m"],
  [/lt$/, "led"],
  [/(?<=rn)t$/, "ed"],
];

/** Whether each word that was looked up is English. */
const lookedUp = new Map<string, boolean>();
let own: (Pick<ContentFiles, "works" | "terms" | "skipped"> & { words: ReadonlySet<string> }) | undefined;

/**
 * Finds the words of a text that nobody knows. Words with a capital within a sentence are taken for names; Greek, Hebrew
 * and the like are not checked.
 *
 * @returns The words as written.
 */
export function findUnknownWords(text: string, files: ContentFiles): string[] {
  // What cannot be seen divides no word.
  const visible = text.replace(/\p{Cf}/gu, "");
  return [...visible.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const isName = /^\p{Lu}/u.test(word) && isWithinSentence(visible.slice(Math.max(0, index - BEFORE), index));
    return isName || FOREIGN_LETTER.test(word) || isKnown(word.replaceAll("’", "'"), files) ? [] : word;
  });
}

/** @returns The word of the dictionary that is most like a word, such as one with the same letters; null if none is. */
export function spelledLike(word: string): string | null {
  const likely = englishSpeller().suggest(word);
  return likely.find((each) => lettersOf(each) === lettersOf(word)) ?? likely[0] ?? null;
}

function isWithinSentence(before: string): boolean {
  return WITHIN_SENTENCE.test(before) && !SENTENCE_END.test(before);
}

function isKnown(word: string, files: ContentFiles): boolean {
  const base = word.replace(/'s?$/, "");
  const small = base.toLowerCase();
  return [small, word, base].some(isEnglish) || isOwn(small, files) || bibleWords().has(small);
}

function isEnglish(word: string): boolean {
  const known = lookedUp.get(word) ?? lookUp(word);
  lookedUp.set(word, known);
  return known;
}

function lookUp(word: string): boolean {
  const words = englishSpeller();
  const american = toAmerican(word);
  const forms = [
    word,
    american,
    word.replace(PREFIX, ""),
    ...BRITISH.map(([pattern, put]) => american.replace(pattern, put)),
  ];
  return [...new Set(forms)].some((form) => words.correct(form));
}

/** Whether a word is in the catalogue, or one of our terms, perhaps in the plural. */
function isOwn(word: string, { works, partners, terms, skipped }: ContentFiles): boolean {
  if (own?.works !== works || own.terms !== terms || own.skipped !== skipped) {
    const entries = [...terms, ...works, ...partners, ...skipped.flatMap(({ repaired }) => repaired ?? [])];
    const texts = entries.map(({ value }) => JSON.stringify(value).toLowerCase());
    own = { works, terms, skipped, words: new Set(texts.flatMap((text) => text.match(WORD) ?? [])) };
  }
  return own.words.has(word) || own.words.has(word.replace(/s$/, ""));
}
