/** Whether a word is an English one: such a word is meant as typed, even where no answer uses it. */
import english from "dictionary-en";
import nspell from "nspell";
import { toAmerican } from "./words.ts";

/** Shortest word, folded, that is taken for a name. */
const MIN_NAME_LENGTH = 5;

/**
 * The dictionary is read, for a fifth of a second, when the first word is looked up, so that no start waits for it.
 *
 * @returns A function from a word, folded, to whether the dictionary has it, in British or American spelling.
 */
export function createDictionary(): (word: string) => boolean {
  let read: ReturnType<typeof nspell> | undefined;
  const isIn = (word: string) => {
    read ??= nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) });
    return read.correct(word);
  };
  // A short name is more often a slip: "wat" is meant as "what", not as a surname.
  const isName = (word: string) => word.length >= MIN_NAME_LENGTH && isIn(word.charAt(0).toUpperCase() + word.slice(1));
  return (word) => isIn(word) || isIn(toAmerican(word)) || isName(word);
}
