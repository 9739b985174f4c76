/** Recognizes English words. They are taken as typed, even when no answer uses them. */
import { STOP_WORDS, toAmerican } from "./tokenize.ts";

/** Minimum length of a name. Shorter words are more often typos: "wat" is "what", not a surname. */
const MIN_NAME_LENGTH = 4;
/** Minimum length of a word that others are derived from. */
const MIN_BASE_LENGTH = 4;

const PREFIXES = /^(?:un|non|re|pre|post|anti|over|mis|co|ultra|inter|multi)(?=\p{L}{4})/u;
/** Derivational endings. A final e may have been dropped before those that begin with a vowel. */
const SUFFIXES =
  /(?:s|es|ed|er|ers|ing|ings|able|ably|ability|ist|ists|ism|isms|ian|ians|ic|ical|ish|ness|ment|ments|ly|less|ful|fully|ship|hood|like|ity|ize|ized|izing)$/u;

/** "You're" and "there'll", without their apostrophes. */
const isContraction = (word: string) => STOP_WORDS.has(word.replace(/(?:d|ll|re|ve)$/, ""));

/**
 * Creates a test for English words.
 *
 * @param isListed - Whether a dictionary has a word.
 * @param isKnown - Whether the content uses a word.
 * @returns A function that is true for a folded word if the content uses it, if it is in the dictionary in British or
 *   American spelling, or if it is derived from such a word ("unsavable", "pastoring").
 */
export function createDictionary(
  isListed: (word: string) => boolean,
  isKnown: (word: string) => boolean,
): (word: string) => boolean {
  const isName = (word: string) =>
    word.length >= MIN_NAME_LENGTH && isListed(word.charAt(0).toUpperCase() + word.slice(1));
  const isInDictionary = (word: string) => isListed(word) || isListed(toAmerican(word)) || isName(word);
  const isWord = (word: string) => isKnown(word) || isInDictionary(word);

  const isDerived = (word: string): boolean => {
    const cut = word.replace(SUFFIXES, "");
    const stem = word.replace(PREFIXES, "");
    const bases = cut === word ? [] : [cut, `${cut}e`, cut.replace(/(\p{L})\1$/u, "$1"), cut.replace(/i$/, "y")];
    return (
      // Nothing is derived from function words: "refromed" is a typo.
      bases.some((base) => base.length >= MIN_BASE_LENGTH && !STOP_WORDS.has(base) && isWord(base)) ||
      // Not from names that only the content knows: with Ligon among them, "religon" would be a word.
      (stem !== word && (isInDictionary(stem) || isDerived(stem)))
    );
  };
  return (word) => !/\p{L}/u.test(word) || isWord(word) || isContraction(word) || isDerived(word);
}
