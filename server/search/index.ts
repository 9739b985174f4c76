/**
 * The search: a question in, the ids of answers out. Knows neither HTTP nor the database. This file is its door;
 * `words.ts` and `passage.ts` serve others too. `README.md` beside it says how it works and what each idea is worth.
 */
import type { VerseSpan } from "../scripture/references.ts";
import { createAnalysis, type Question } from "./analysis.ts";
import { type Completion, createCompletion } from "./completion.ts";
import { type Decision, decide } from "./confidence.ts";
import { createKeywordRules, type KeywordRule } from "./keyword-rules.ts";
import type { Learned } from "./learning.ts";
import { passageFor } from "./passage.ts";
import { type Candidate, createRanking, WEIGHTS } from "./ranking.ts";
import { readDocuments } from "./reading.ts";
import type { Slip } from "./slips.ts";

export type { KeywordRule } from "./keyword-rules.ts";
export { ELSEWHERE, type Learned, type Lesson, learn, NOTHING_LEARNED } from "./learning.ts";
export type { Slip } from "./slips.ts";

/** An answer as it is indexed. */
export interface SearchDocument {
  id: string;
  question: string;
  alsoAsked: string[];
  keywords: string[];
  /** Further ways of asking, which are not shown. */
  phrasings: string[];
  /** Further words that people use for its subject. */
  words: string[];
  body: string;
  /** Title, author and snippet of each citation. */
  citations: string[];
  /** Verses that its text refers to. */
  passages: VerseSpan[];
  /** Verses for which it is the answer that is wanted. */
  keyPassages: VerseSpan[];
}

/** What a search found. */
export interface Found {
  /** The answer, or null when none is surely about the question. */
  answerId: string | null;
  /** The question as it was understood. */
  question: Question;
  /** Answers that have something in common with the question, best first, the chosen one among them. */
  candidates: Candidate[];
  /** Why the best candidate was chosen or not. */
  decision: Decision;
}

export interface SearchOptions {
  /** All answers. */
  documents: readonly SearchDocument[];
  /** The editors' keyword rules, the fallback when the index is not sure. */
  rules: readonly KeywordRule[];
  /** Words and phrases of other subjects, which need no mending. */
  otherSubjects: readonly string[];
  /** Words that are often typed for others. */
  slips: readonly Slip[];
  /** What was learnt from the documents' ways of asking. */
  learned: Learned;
}

/** An answer is listed when it covers this share of the question, by rarity, wherever in it that stands. */
const MIN_LIST_COVERAGE = 0.6;
/** Or when it has this share of the best one's score, as the neighbours of a long question do. */
const MIN_SHARE_OF_BEST = 0.5;

export type { Weights } from "./ranking.ts";
export type Search = ReturnType<typeof createSearch>;

/** Builds the search; it takes about a second for two hundred answers, and then less than one ms for a question. */
export function createSearch(options: SearchOptions, weights = WEIGHTS) {
  const { documents, rules } = options;
  const reading = readDocuments(documents);
  const ranking = createRanking(reading.documents, options, weights);
  const { statistics } = ranking;
  const analyse = createAnalysis(reading, options);
  const ruleFor = createKeywordRules(rules);
  const complete = createCompletion(documents);
  const bodies = new Map(documents.map(({ id, body }) => [id, body]));

  return {
    /**
     * Picks the answer to a question.
     *
     * @param verbatim - Takes the words as they are typed, without mending them.
     */
    find(text: string, { verbatim = false } = {}): Found {
      const question = analyse(text, { verbatim });
      const ranked = ranking.rank(question);
      const decision = decide(question, ranked, statistics, ruleFor);
      return { answerId: decision.answerId, question, candidates: ranked.candidates, decision };
    },

    /** Completes a question while it is typed. */
    complete: (typed: string, most: number): Completion[] => complete(typed, most),

    /**
     * Lists every answer that matches a question.
     *
     * @returns Best first, each with the part of its text nearest to the question and the words that match there.
     */
    list(text: string): { id: string; passage: string; matches: string[] }[] {
      const question = analyse(text);
      // Function words alone tell what is nearest, not what matches.
      if (question.terms.length === 0 && question.passages.length === 0) return [];
      const terms = new Set(question.terms);
      return ranking
        .rank(question)
        .candidates.filter(
          ({ id, score }, _, [best]) =>
            score >= MIN_SHARE_OF_BEST * (best?.score ?? 0) ||
            statistics.coverage(id, question.terms) >= MIN_LIST_COVERAGE,
        )
        .map(({ id }) => ({ id, ...passageFor(bodies.get(id) ?? "", terms) }));
    },
  };
}
