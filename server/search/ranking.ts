/** Ranks the answers for a question: adds up what the indexes, what was learnt and the Bible passages say for each. */
import type { Question } from "./analysis.ts";
import { dropEnding } from "./asking.ts";
import { scorePassages } from "./bible-passages.ts";
import type { SearchDocument, SearchOptions } from "./index.ts";
import { indexPhrasings, indexWholes } from "./indexes.ts";
import { createLearnedEvidence, ELSEWHERE } from "./learning.ts";
import type { ReadDocument } from "./reading.ts";
import { gatherStatistics } from "./statistics.ts";
import { splitWords } from "./words.ts";

/** Every number here was found by measuring; README.md says what each is worth. */
export const WEIGHTS = {
  /** The best-fitting way of asking. */
  asked: 1,
  /** The canonical question, beside the other ways of asking. */
  question: 1.1,
  /** The answer as a whole, and the boosts of its fields. */
  whole: 0.35,
  fields: { asked: 1, body: 1, citations: 0.4 },
  /** BM25+ (Lv and Zhai 2011) as MiniSearch has it: saturation, length normalization, lower bound. */
  phrasingBm25: { k: 1.2, b: 0.75, d: 0 },
  wholeBm25: { k: 1, b: 0.6, d: 0.75 },
  /** What was learnt from the ways of asking. */
  learned: 5,
  /** A Bible passage for which the answer is wanted, and one that it refers to, in the units of the score. */
  keyPassage: 80,
  passage: 8,
};
/** The numbers of the ranking; a measurement may try others. */
export type Weights = typeof WEIGHTS;

/** What a question finds. */
export interface Ranked {
  /** Every answer that has something in common with it, best first. */
  candidates: Candidate[];
  /** How much its terms speak for another subject, rather than for an answer, as `learned` does for an answer. */
  elsewhere: number;
}

/** An answer that has something in common with a question. */
export interface Candidate {
  id: string;
  score: number;
  /** Whether the question is one of the answer's ways of being asked for, word for word. */
  exact: boolean;
  /** How much the terms speak for it by what was learnt, whatever their number. */
  learned: number;
  /** What the score is made of. */
  evidence: { asked: number; whole: number; learned: number; passages: number };
}

export type Ranking = ReturnType<typeof createRanking>;

/**
 * Builds the indexes.
 *
 * @param read - The documents, read.
 */
export function createRanking(
  read: readonly ReadDocument[],
  { documents, learned }: Pick<SearchOptions, "documents" | "learned">,
  weights: Weights = WEIGHTS,
) {
  const scorePhrasings = indexPhrasings(read, weights);
  const statistics = gatherStatistics(read);
  const scoreWholes = indexWholes(read, weights);
  const exact = indexExact(documents);
  const exactFor = (words: readonly string[]) => exact.get(words.join(" ")) ?? exact.get(dropEnding(words).join(" "));
  const scoreLearned = createLearnedEvidence(
    learned,
    documents.map(({ id }) => id),
  );

  function rank({ terms, words, passages, corrected, text }: Question): Ranked {
    const asked = scorePhrasings(terms);
    const whole = scoreWholes(terms);
    const learned = scoreLearned(words);
    // As the indexes' scores do, it grows with the number of terms; function words alone ("who am I") count as one.
    const learnedWeight = weights.learned * Math.sqrt(Math.max(1, terms.length));
    const exactId = exactFor(splitWords(corrected ?? text)) ?? exactFor(words);
    const candidates: Candidate[] = [];
    for (const document of documents) {
      const { id } = document;
      const speaksFor = learned.get(id) ?? 0;
      const evidence = {
        asked: weights.asked * (asked.get(id) ?? 0),
        whole: weights.whole * (whole.get(id) ?? 0),
        learned: learnedWeight * speaksFor,
        passages: passages.length > 0 ? scorePassages(passages, document, weights) : 0,
      };
      const score = evidence.asked + evidence.whole + evidence.learned + evidence.passages;
      const candidate = { id, score, exact: id === exactId, learned: speaksFor, evidence };
      if (score > 0 || candidate.exact) candidates.push(candidate);
    }
    candidates.sort((a, b) => Number(b.exact) - Number(a.exact) || b.score - a.score);
    return { candidates, elsewhere: learned.get(ELSEWHERE) ?? 0 };
  }

  return { rank, statistics };
}

/** Ways of asking by their words; a question's own title comes before another answer's way of asking. */
function indexExact(documents: readonly SearchDocument[]): Map<string, string> {
  const exact = new Map<string, string>();
  const add = (text: string, id: string) => {
    const key = splitWords(text).join(" ");
    if (key && !exact.has(key)) exact.set(key, id);
  };
  for (const { id, question } of documents) add(question, id);
  for (const { id, alsoAsked, keywords } of documents) for (const text of [...alsoAsked, ...keywords]) add(text, id);
  return exact;
}
