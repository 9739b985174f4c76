/** The words of English, as a dictionary for spell checkers has them. */
import english from "dictionary-en";
import nspell from "nspell";
import { encodeWordTable } from "../server/search/word-table.ts";

let speller: ReturnType<typeof nspell> | undefined;

/** @returns What knows and suggests words, in American spelling. The first call reads the dictionary, which takes a fifth of a second. */
export function englishSpeller(): ReturnType<typeof nspell> {
  speller ??= nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) });
  return speller;
}

let words: Uint8Array | undefined;

/** @returns A table of all words, in all their forms. */
export function englishWords(): Uint8Array {
  // Its types leave out that it has a table of all forms.
  const { data } = englishSpeller() as unknown as { data: Record<string, unknown> };
  const isWord = (word: string) => englishSpeller().correct(word);
  words ??= encodeWordTable(Object.keys(data).flatMap((word) => (isWord(word) ? [[word, ""]] : [])));
  return words;
}
