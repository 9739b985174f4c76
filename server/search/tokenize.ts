/** Turns text into words, terms and tokens: folded, in American spelling, stemmed. Terms leave out stop words. */
import { stemmer } from "stemmer";

/**
 * Words that say nothing about the subject of a question: English function words, and words that introduce questions.
 * "Will" is not among them, because the will of God and free will are subjects.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about actually again all also always am an and any anybody anyone anything are arent as at be because been being both but by " +
    "came can cant come could couldnt d did didnt do does doesnt doing dont each either else ever every everybody everyone everything " +
    "explain explained explaining explains few for from get gets getting give given go goes going gone got had has hasnt have havent having he hed her here hers him " +
    "his how however i id if ill im in into is isnt it its itself ive just keep keeps kind know lately let lets like ll lot lots made " +
    "make makes many may maybe me mean meaning means might mine more most much must my myself need never no nor not now of off often " +
    "oh on once only or other others our out over own please put quite rather re really s said same say saying says see seem seems " +
    "she should shouldnt so some somebody someone something still such t tell than that thats the their theirs them then there theres " +
    "these they theyre thing things think this those though to told too under until up upon us ve very want was wasnt way we well went " +
    "were werent what whatever whats when where whether which while who whom whos whose why with without wont would wouldnt yet you your yours"
  ).split(" "),
);

/** Length to which longer words are cut, in UTF-16 units. No English word is longer; what visitors type may be. */
const MAX_WORD_LENGTH = 64;

/**
 * Splits a text into words. Accents and capitals are folded, apostrophes and possessive endings dropped ("God's"
 * becomes "god", "don't" becomes "dont"). Everything that is neither a letter nor a digit separates words. Words
 * over `MAX_WORD_LENGTH` are cut.
 */
export function splitWords(text: string): string[] {
  // A fast path: most texts have nothing but case to fold.
  const words = PLAIN.test(text) ? text.toLowerCase().match(/[a-z0-9]+/g) : fold(text).match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => (word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word));
}

/** ASCII without apostrophes. */
const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/** Removes invisible characters, such as soft hyphens and direction marks. They do not separate words. */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

/** Folds what does not distinguish words: invisible characters, compatibility forms, accents, case and apostrophes. */
function fold(text: string): string {
  return dropInvisible(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘ʼ]s\b/gu, "")
    .replace(/['’‘ʼ]/gu, "");
}

/**
 * Finds the term that a word is indexed under.
 *
 * @param word - A word as `splitWords` returns it.
 * @returns Its stem (Porter 1980) in American spelling, or null for a stop word.
 */
export function toTerm(word: string): string | null {
  const known = terms.get(word);
  if (known !== undefined) return known;
  const term = STOP_WORDS.has(word) ? null : stemmer(toAmerican(word));
  if (word.length <= MAX_CACHED_LENGTH && terms.size < MAX_CACHED) terms.set(word, term);
  return term;
}

/** Terms by word, because building the index stems every word many times. */
const terms = new Map<string, string | null>();
/** Maximum number of cached words: visitors' words are among them. */
const MAX_CACHED = 50_000;
/** Maximum length of a cached word: V8 copies such short words, and longer ones would keep the whole text in memory. */
const MAX_CACHED_LENGTH = 12;

/** @returns A word with British endings made American, which Porter's stemmer would keep apart: baptise, honour. */
export function toAmerican(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/is(e|es|ed|er|ers|ing|ation|ations)$/, "iz$1")
    .replace(/our(s|ed|ing|able|ful|ite|ites)?$/, "or$1");
}

/** @returns The tokens of a text in order: stems, with function words left as they are. */
export function tokenize(text: string): string[] {
  return splitWords(text).map((word) => toTerm(word) ?? word);
}
