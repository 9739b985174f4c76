/** Tells in words how a question was understood and why its answer was chosen. */
import type { Found } from "../../server/search/index.ts";

/** Candidates that are shown. */
const SHOWN = 5;

/** @returns Several lines. */
export function explain({ question, candidates, decision }: Found): string {
  const mended = [...question.mended].map(([typed, meant]) => `${typed} as ${meant}`).join(", ");
  const signs = Object.entries(decision.signs ?? {}).map(([name, value]) => `${name} ${Number(value).toFixed(2)}`);
  return [
    `question:   ${question.text}`,
    `terms:      ${question.terms.join(" ")}`,
    mended && `mended:     ${mended}`,
    question.passages.length > 0 && `passages:   ${question.passages.map(({ from, to }) => `${from}-${to}`).join(" ")}`,
    ...candidates.slice(0, SHOWN).map(({ id, score, evidence }, index) => {
      const parts = Object.entries(evidence).map(([name, value]) => `${name} ${value.toFixed(1)}`);
      return `${index === 0 ? "candidates:" : "           "} ${score.toFixed(1).padStart(6)}  ${id}  (${parts.join(", ")})`;
    }),
    signs.length > 0 && `signs:      ${signs.join(", ")}`,
    `decision:   ${decision.answerId === null ? "no answer" : `${decision.answerId}, by the ${decision.by}`}${decision.confidence === null ? "" : ` (confidence ${decision.confidence.toFixed(2)})`}`,
  ]
    .filter(Boolean)
    .join("\n");
}
