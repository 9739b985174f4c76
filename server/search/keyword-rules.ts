/** Keyword rules, the editors' fallback: a phrase that leads to an answer when it occurs in a question. */
import { splitWords, tokenize } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

/** Keywords of the specification. Each decides in any question with it, unless the ranking finds a likelier answer. */
export const SPEC_KEYWORDS = ["reformed theology", "justification", "problem of evil", "evil", "suffering"];

export interface KeywordRule {
  phrase: string;
  answerId: string;
  tokens: string[];
  /** Whether it decides in any question, and not only in one that contains little else. */
  always: boolean;
}

/** @returns A function from a question's tokens to the rule with the longest phrase among them, or null. */
export function createKeywordRules(
  documents: readonly SearchDocument[],
): (tokens: readonly string[]) => KeywordRule | null {
  const isSpec = new Set(SPEC_KEYWORDS.map((phrase) => splitWords(phrase).join(" ")));
  const rules = documents
    .flatMap(({ id, keywords }) =>
      keywords.map((phrase) => ({
        phrase,
        answerId: id,
        tokens: tokenize(phrase),
        always: isSpec.has(splitWords(phrase).join(" ")),
      })),
    )
    // A phrase without words would match every question.
    .filter(({ tokens }) => tokens.length > 0)
    .map((rule) => ({ rule, length: rule.tokens.join(" ").length }))
    .sort((a, b) => b.length - a.length)
    .map(({ rule }) => rule);
  const ranks = new Map(rules.map((rule, rank) => [rule, rank]));
  const byFirstToken = new Map<string | undefined, KeywordRule[]>();
  for (const rule of rules) byFirstToken.set(rule.tokens[0], [...(byFirstToken.get(rule.tokens[0]) ?? []), rule]);
  const rankOf = (rule: KeywordRule) => ranks.get(rule) ?? 0;
  return (tokens) =>
    tokens
      .flatMap((token, start) => {
        const isHere = (rule: KeywordRule) => rule.tokens.every((part, index) => part === tokens[start + index]);
        return byFirstToken.get(token)?.find(isHere) ?? [];
      })
      .sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}
