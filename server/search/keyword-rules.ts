/** Keyword rules, the editors' fallback: a phrase that leads to an answer when it occurs in a question. */
import { splitWords, tokenize } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

/** Keywords of the specification. Each decides in any question with it, unless the ranking finds a likelier answer. */
export const SPEC_KEYWORDS = ["reformed theology", "justification", "problem of evil", "evil", "suffering"];

interface KeywordRule {
  answerId: string;
  tokens: string[];
  /** Whether it decides in any question, and not only in one that contains little else. */
  always: boolean;
}

/** @returns A function from a question's tokens to the rule with the longest phrase among them, or null. */
export function createKeywordRules(
  documents: readonly SearchDocument[],
): (tokens: readonly string[]) => KeywordRule | null {
  const lengthOf = ({ tokens }: KeywordRule) => tokens.join(" ").length;
  const rules = documents
    .flatMap(({ id, keywords }) =>
      keywords.map((phrase) => ({
        answerId: id,
        tokens: tokenize(phrase),
        always: SPEC_KEYWORDS.includes(splitWords(phrase).join(" ")),
      })),
    )
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  const byFirstToken = new Map<string | undefined, number[]>();
  rules.forEach(({ tokens: [first] }, index) => {
    byFirstToken.set(first, [...(byFirstToken.get(first) ?? []), index]);
  });
  return (tokens) => {
    let longest = rules.length;
    tokens.forEach((token, start) => {
      const isHere = (index: number) => rules[index]?.tokens.every((part, place) => part === tokens[start + place]);
      longest = Math.min(longest, byFirstToken.get(token)?.find(isHere) ?? longest);
    });
    return rules[longest] ?? null;
  };
}
