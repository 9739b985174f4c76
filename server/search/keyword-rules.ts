/** The fallback of the specification: these keywords decide wherever they occur, if the ranking is not sure. */
import { splitWords, tokenize } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

export const SPEC_KEYWORDS = ["reformed theology", "justification", "problem of evil", "evil", "suffering"];

/** @returns A function that finds the answer whose keyword occurs among a question's tokens: the longest one. */
export function createFallback(documents: readonly SearchDocument[]): (tokens: readonly string[]) => string | null {
  const spaced = (tokens: readonly string[]) => ` ${tokens.join(" ")} `;
  const rules = documents
    .flatMap(({ id, keywords }) =>
      keywords.map((keyword) => ({ answerId: id, keyword: splitWords(keyword).join(" ") })),
    )
    .filter(({ keyword }) => SPEC_KEYWORDS.includes(keyword))
    .sort((a, b) => b.keyword.length - a.keyword.length)
    .map(({ answerId, keyword }) => ({ answerId, tokens: spaced(tokenize(keyword)) }));
  return (tokens) => rules.find((rule) => spaced(tokens).includes(rule.tokens))?.answerId ?? null;
}
