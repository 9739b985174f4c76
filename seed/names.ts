/** Finds the names of persons, places and books in texts. */

/** A capitalized word after a lower-case letter or a comma, where no sentence begins. */
const CAPITALIZED_WITHIN = /(?<=[a-z,] )\p{Lu}\p{Ll}+/gu;
const SMALL = /(?<!\p{L})\p{Ll}+/gu;

/** @returns The words that are always capitalized, even within a sentence, in lower case. */
export function namesIn(texts: readonly string[]): Set<string> {
  const names = new Set(
    texts.flatMap((text) => text.match(CAPITALIZED_WITHIN) ?? []).map((word) => word.toLowerCase()),
  );
  for (const text of texts) for (const word of text.match(SMALL) ?? []) names.delete(word);
  return names;
}
