/** The editors' thesaurus: words and phrases that may stand for each other, by which strange words are understood. */
import { toTerms } from "./words.ts";

/** Words or phrases of one meaning, such as `born again`, `new birth`, `regeneration`. */
export type ThesaurusGroup = readonly string[];

/** Longest phrase, in terms, that is looked for. */
const MAX_PHRASE = 5;

/**
 * Prepares the thesaurus.
 *
 * @param isFamiliar - Whether a term stands in any way of asking. Phrases of familiar terms need no help: widened by all
 *   their equivalents, they would drown the rest of the question.
 * @returns A function from a question's terms, in order, to the equivalents of each unfamiliar one.
 */
export function createThesaurus(
  groups: readonly ThesaurusGroup[],
  isFamiliar: (term: string) => boolean,
): (terms: readonly string[]) => Map<string, string[]> {
  const members = groups.map((group) => group.map(toTerms).filter((terms) => terms.length > 0));
  const byPhrase = new Map<string, string[][]>();
  for (const phrases of members)
    for (const terms of phrases) {
      const key = terms.join(" ");
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...phrases]);
    }

  return (terms) => {
    const equivalents = new Map<string, string[]>();
    for (let start = 0; start < terms.length; start += 1)
      for (let length = 1; length <= MAX_PHRASE && start + length <= terms.length; length += 1) {
        const phrase = terms.slice(start, start + length);
        const same = byPhrase.get(phrase.join(" "));
        if (!same) continue;
        for (const term of phrase.filter((part) => !isFamiliar(part)))
          equivalents.set(term, [...new Set([...(equivalents.get(term) ?? []), ...same.flat()])]);
      }
    return equivalents;
  };
}
