/** Whether a word is English: such a word is meant as typed, even where no answer uses it. */
import english from "dictionary-en";
import nspell from "nspell";
import { toAmerican } from "./tokenize.ts";

/** Shortest word, folded, that is taken for a name. A shorter one is more often a slip: "wat" is "what", not a surname. */
const MIN_NAME_LENGTH = 4;
/** Shortest word from which others are derived. */
const MIN_BASE_LENGTH = 4;

const PREFIXES = /^(?:un|non|re|pre|post|anti|over|mis|co|ultra|inter|multi)(?=\p{L}{4})/u;
/** Endings by which English makes words of words. Before those that begin with a vowel an e may have been dropped. */
const SUFFIXES =
  /(?:s|es|ed|er|ers|ing|ings|able|ably|ability|ist|ists|ism|isms|ian|ians|ic|ical|ish|ness|ment|ments|ly|less|ful|fully|ship|hood|like|ity|ize|ized|izing)$/u;

let dictionary: ReturnType<typeof nspell> | undefined;

/**
 * Reads the dictionary, which takes a fifth of a second, when the first search is built; later ones share it.
 *
 * @param isKnown - Whether the content uses a word.
 * @returns A function from a word, folded, to whether it is known, in the dictionary in British or American spelling, or
 *   derived from such a word ("unsavable", "pastoring").
 */
export function createDictionary(isKnown: (word: string) => boolean): (word: string) => boolean {
  dictionary ??= nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) });
  const isIn = dictionary.correct.bind(dictionary);
  const isName = (word: string) => word.length >= MIN_NAME_LENGTH && isIn(word.charAt(0).toUpperCase() + word.slice(1));
  const isWord = (word: string) => isKnown(word) || isIn(word) || isIn(toAmerican(word)) || isName(word);

  const isDerived = (word: string): boolean => {
    const base = word.replace(SUFFIXES, "");
    const stem = word.replace(PREFIXES, "");
    const candidates =
      base === word ? [] : [base, `${base}e`, base.replace(/(\p{L})\1$/u, "$1"), base.replace(/i$/, "y")];
    return (
      candidates.some((candidate) => candidate.length >= MIN_BASE_LENGTH && isWord(candidate)) ||
      (stem !== word && (isWord(stem) || isDerived(stem)))
    );
  };
  return (word) => !/\p{L}/u.test(word) || isWord(word) || isDerived(word);
}
