/** Explains how a question was read and why its answer was given. */
import type { Found } from "../../server/search/index.ts";

/** Number of candidates shown. */
const SHOWN = 5;

/** @returns Several lines. */
export function explain({ query, candidates, features, ...decision }: Found): string {
  const corrections = [...query.corrections].map(([typed, meant]) => `${typed} as ${meant}`).join(", ");
  const values = (record: object, digits: number) =>
    Object.entries(record)
      .map(([name, value]) => `${name} ${Number(value).toFixed(digits)}`)
      .join(", ");
  return [
    `question:    ${query.text}`,
    `tokens:      ${query.tokens.join(" ")}`,
    corrections && `corrections: ${corrections}`,
    query.passages.length > 0 && `passages:    ${query.passages.map(({ from, to }) => `${from}-${to}`).join(" ")}`,
    ...candidates.slice(0, SHOWN).map(({ id, score, evidence }, index) => {
      const label = index === 0 ? "candidates: " : "            ";
      return `${label} ${score.toFixed(1).padStart(6)}  ${id}  (${values(evidence, 2)})`;
    }),
    `features:    ${values(features, 2)}`,
    `decision:    ${decision.outcome === "answer" ? `${decision.answerId}, by ${decision.decidedBy}` : decision.outcome} (probability ${decision.probability.toFixed(2)}, of the closest ${decision.probabilityOfClosest.toFixed(2)})`,
  ]
    .filter(Boolean)
    .join("\n");
}
