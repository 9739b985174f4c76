/** The editors' fallback: a phrase which, standing in a question, points to an answer. */
import { splitWords } from "./words.ts";

/** One rule, as an editor wrote it with an answer. */
export interface KeywordRule {
  /** One to four words that must stand in the question next to each other. */
  phrase: string;
  answerId: string;
}

/**
 * Prepares the rules.
 *
 * @returns A function from a question's words to the rule with the longest phrase that stands in it, or null.
 */
export function createKeywordRules(rules: readonly KeywordRule[]): (words: readonly string[]) => KeywordRule | null {
  const prepared = rules
    .map((rule) => ({ rule, words: splitWords(rule.phrase) }))
    // A phrase without words would stand in every question without words.
    .filter(({ words }) => words.length > 0)
    .map(({ rule, words }) => ({ rule, padded: pad(words) }))
    .sort((a, b) => b.padded.length - a.padded.length);
  return (words) => {
    const text = pad(words);
    return prepared.find(({ padded }) => text.includes(padded))?.rule ?? null;
  };
}

/** Words between single spaces, so that a phrase is found only at the borders of words. */
function pad(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}
