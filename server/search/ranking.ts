/**
 * Ranks the answers for a question, with two MiniSearch indexes. In the first, every way of asking is a document of its
 * own, so that a question is compared with a question; in the second, every answer is one, so that a long or roundabout
 * question finds the answer that speaks of most of it. Bible passages are compared as passages.
 */
import MiniSearch from "minisearch";
import { chapterOf, type VerseSpan } from "../scripture/references.ts";
import { type Question, textsOf } from "./analysis.ts";
import type { SearchDocument, SearchOptions } from "./index.ts";
import { createLearnedEvidence } from "./learning.ts";
import { splitWords, toTerm, toTerms } from "./words.ts";

/** Every number here was found by measuring; README.md says what each is worth. */
export const WEIGHTS = {
  /** The best-matching way of asking, and the mean of the two next to it. */
  bestPhrasing: 1,
  nextPhrasings: 0.6,
  /** The canonical question, beside the other ways of asking. */
  question: 1.1,
  /** Further ways of asking, each for itself. */
  phrasing: 0.9,
  /** Further words, each for itself. */
  word: 0.4,
  /** The answer as a whole, and the boosts of its fields. */
  whole: 0.35,
  fields: { asked: 1, words: 1, body: 1, citations: 0.4 },
  /** BM25+ (Lv and Zhai 2011) as MiniSearch has it: saturation, length normalization, lower bound. */
  phrasingBm25: { k: 1.2, b: 0.75, d: 0 },
  wholeBm25: { k: 1, b: 0.6, d: 0.75 },
  /** What was learnt from the ways of asking. */
  learned: 4,
  /** A term that means the same as one that was typed. */
  equivalent: 0.8,
  /** A Bible passage for which the answer is wanted, and one that it refers to, in the units of the score. */
  keyPassage: 60,
  passage: 8,
};
/** The numbers of the ranking; a measurement may try others. */
export type Weights = typeof WEIGHTS;

/** A term in more than this share of all ways of asking ("God") is looked up only when there is no other: it tells little and costs most. */
const EVERYWHERE = 0.08;
/** From this many verses on, a span counts as a whole chapter. */
const CHAPTER_VERSES = 8;
/** What the same chapter is worth beside the very verse, and neighbouring verses. */
const SAME_CHAPTER = 0.25;
const NEAR_VERSES = 3;
const NEAR_VERSE = 0.4;

/** An answer that has something in common with a question. */
export interface Candidate {
  id: string;
  score: number;
  /** Whether the question is one of the answer's ways of being asked for, word for word. */
  exact: boolean;
  /** What the score is made of. */
  evidence: { asked: number; whole: number; learned: number; passages: number };
}

/** What is known of terms and answers. */
export interface TermStatistics {
  /** @returns Inverse document frequency as in BM25: large for a term that few answers have. */
  rarity(term: string): number;
  /** @returns Whether any answer is asked with it. */
  isAsked(term: string): boolean;
  /** @returns Whether an answer has it: in a way of asking, among its further words, or anywhere. */
  has(id: string, term: string, where: "phrasings" | "words" | "anywhere"): boolean;
  /** @returns How well the best-fitting way of asking fits: 1 for the same terms, 0 for none in common. */
  agreement(id: string, terms: readonly string[]): number;
}

export type Ranking = ReturnType<typeof createRanking>;

/**
 * Builds the indexes.
 *
 * @param documents - All answers.
 */
export function createRanking(
  { documents, learned }: Pick<SearchOptions, "documents" | "learned">,
  weights: Weights = WEIGHTS,
) {
  const phrasings = indexPhrasings(documents, weights);
  const wholes = indexWholes(documents, weights);
  const statistics = gatherStatistics(documents);
  const exact = indexExact(documents);
  const learnedEvidence = createLearnedEvidence(
    learned,
    documents.map(({ id }) => id),
  );

  function rank(question: Question): Candidate[] {
    const candidates = new Map<string, Candidate>();
    const of = (id: string) => {
      const candidate = candidates.get(id) ?? {
        id,
        score: 0,
        exact: false,
        evidence: { asked: 0, whole: 0, learned: 0, passages: 0 },
      };
      candidates.set(id, candidate);
      return candidate;
    };
    for (const [id, score] of phrasings(question)) of(id).evidence.asked = score;
    for (const [id, score] of wholes(question)) of(id).evidence.whole = weights.whole * score;
    const inOrder = question.words.flatMap((word) => toTerm(word) ?? []);
    const unit = weights.learned * Math.sqrt(question.terms.length);
    for (const [id, score] of learnedEvidence(inOrder))
      if (score > 0 || candidates.has(id)) of(id).evidence.learned = unit * score;
    if (question.passages.length > 0)
      for (const document of documents) {
        const score = passageScore(question.passages, document, weights);
        if (score > 0) of(document.id).evidence.passages = score;
      }
    const exactId = exact.get(splitWords(question.corrected ?? question.text).join(" "));
    if (exactId !== undefined) of(exactId).exact = true;
    for (const candidate of candidates.values()) {
      const { asked, whole, learned, passages } = candidate.evidence;
      candidate.score = asked + whole + learned + passages;
    }
    return [...candidates.values()].sort((a, b) => Number(b.exact) - Number(a.exact) || b.score - a.score);
  }

  /** @returns Share of the terms, by rarity, that an answer has anywhere: 0 to 1. */
  function coverage(id: string, terms: readonly string[]): number {
    const sum = (list: readonly string[]) => list.reduce((total, term) => total + statistics.rarity(term), 0);
    return terms.length === 0 ? 0 : sum(terms.filter((term) => statistics.has(id, term, "anywhere"))) / sum(terms);
  }

  return { rank, coverage, statistics };
}

/** Ways of asking by their words; a question's own title comes before another answer's way of asking. */
function indexExact(documents: readonly SearchDocument[]): Map<string, string> {
  const exact = new Map<string, string>();
  const add = (text: string, id: string) => {
    const key = splitWords(text).join(" ");
    if (!exact.has(key)) exact.set(key, id);
  };
  for (const { id, question } of documents) add(question, id);
  for (const { id, alsoAsked, keywords } of documents) for (const text of [...alsoAsked, ...keywords]) add(text, id);
  return exact;
}

/** How a question's terms are looked up: its own and their equivalents, each with its weight. */
function lookup({ terms, equivalents }: Pick<Question, "terms" | "equivalents">, { equivalent }: Weights) {
  const weights = new Map<string, number>();
  for (const term of [...equivalents.values()].flat()) weights.set(term, equivalent);
  for (const term of terms) weights.set(term, 1);
  return {
    text: [...weights.keys()].join(" "),
    options: { boostTerm: (term: string) => weights.get(term) ?? 1 },
  };
}

/** Texts are indexed by their terms; a question is looked up by terms that are ready. */
const indexing = {
  tokenize: toTerms,
  processTerm: (term: string) => term,
};
const lookingUp = { tokenize: (text: string) => text.split(" "), processTerm: (term: string) => term };

function indexPhrasings(documents: readonly SearchDocument[], weights: Weights) {
  const index = new MiniSearch<{ id: number; phrasing: string }>({
    fields: ["phrasing"],
    ...indexing,
    searchOptions: { ...lookingUp, bm25: weights.phrasingBm25 },
  });
  const phrasings = documents.flatMap(({ id, question, alsoAsked, phrasings, keywords, words }) => [
    { answerId: id, phrasing: question, weight: weights.question },
    ...[...alsoAsked, ...keywords].map((phrasing) => ({ answerId: id, phrasing, weight: 1 })),
    ...phrasings.map((phrasing) => ({ answerId: id, phrasing, weight: weights.phrasing })),
    ...words.map((phrasing) => ({ answerId: id, phrasing, weight: weights.word })),
  ]);
  index.addAll(phrasings.map(({ phrasing }, id) => ({ id, phrasing })));
  const frequencies = new Map<string, number>();
  for (const { phrasing } of phrasings)
    for (const term of new Set(toTerms(phrasing))) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const isEverywhere = (term: string) => (frequencies.get(term) ?? 0) > EVERYWHERE * phrasings.length;

  return (question: Question): Map<string, number> => {
    const telling = question.terms.filter((term) => !isEverywhere(term));
    const { text, options } = lookup(telling.length > 0 ? { ...question, terms: telling } : question, weights);
    const scores = new Map<string, number[]>();
    for (const { id, score } of index.search(text, options)) {
      const phrasing = phrasings[id as number];
      if (!phrasing) continue;
      const list = scores.get(phrasing.answerId) ?? [];
      scores.set(phrasing.answerId, list);
      list.push(score * phrasing.weight);
    }
    return new Map([...scores].map(([id, list]) => [id, pool(list, weights)]));
  };
}

/** One score out of those of an answer's ways of being asked for. */
function pool(scores: number[], { bestPhrasing, nextPhrasings }: Weights): number {
  const [best = 0, second = 0, third = 0] = scores.sort((a, b) => b - a);
  return bestPhrasing * best + (nextPhrasings * (second + third)) / 2;
}

function indexWholes(documents: readonly SearchDocument[], weights: Weights) {
  const index = new MiniSearch<Record<keyof typeof WEIGHTS.fields | "id", string>>({
    fields: Object.keys(weights.fields),
    ...indexing,
    searchOptions: { ...lookingUp, boost: weights.fields, bm25: weights.wholeBm25 },
  });
  index.addAll(
    documents.map(({ id, question, alsoAsked, phrasings, keywords, words, body, citations }) => ({
      id,
      asked: [question, ...alsoAsked, ...keywords, ...phrasings].join("\n"),
      words: words.join("\n"),
      body,
      citations: citations.join("\n"),
    })),
  );
  return (question: Question): Map<string, number> => {
    const { text, options } = lookup(question, weights);
    return new Map(index.search(text, options).map(({ id, score }) => [String(id), score]));
  };
}

function passageScore(
  asked: readonly VerseSpan[],
  { passages, keyPassages }: SearchDocument,
  weights: Weights,
): number {
  return Math.max(
    weights.keyPassage * Math.max(0, ...asked.flatMap((span) => keyPassages.map((key) => overlap(span, key)))),
    weights.passage * Math.max(0, ...asked.flatMap((span) => passages.map((passage) => overlap(span, passage)))),
  );
}

/** How much two passages have to do with each other: 1 for the same verses, 0 for another chapter. */
function overlap(a: VerseSpan, b: VerseSpan): number {
  const wide = Math.max(a.to - a.from, b.to - b.from) >= CHAPTER_VERSES;
  if (a.from <= b.to && b.from <= a.to) return wide && a.to - a.from !== b.to - b.from ? 0.6 : 1;
  if (chapterOf(a.from) !== chapterOf(b.from)) return 0;
  return Math.min(Math.abs(a.from - b.to), Math.abs(b.from - a.to)) <= NEAR_VERSES ? NEAR_VERSE : SAME_CHAPTER;
}

function gatherStatistics(documents: readonly SearchDocument[]): TermStatistics {
  const profiles = new Map(documents.map((document) => [document.id, toProfile(document)]));
  const frequencies = new Map<string, number>();
  const asked = new Set<string>();
  for (const { phrasings, words, anywhere } of profiles.values()) {
    for (const term of new Set([...phrasings.flatMap((phrasing) => [...phrasing]), ...words])) asked.add(term);
    for (const term of anywhere) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const rarity = (term: string) => {
    const frequency = frequencies.get(term) ?? 0;
    return Math.log(1 + (documents.length - frequency + 0.5) / (frequency + 0.5));
  };
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + rarity(term), 0);
  return {
    rarity,
    isAsked: (term) => asked.has(term),
    has: (id, term, where) => {
      const profile = profiles.get(id);
      if (!profile) return false;
      if (where === "anywhere") return profile.anywhere.has(term);
      return profile.asked.has(term) || (where === "words" && profile.words.has(term));
    },
    agreement: (id, terms) => {
      const whole = sum(terms);
      const fits = (profiles.get(id)?.phrasings ?? []).map((phrasing) => {
        const common = sum(terms.filter((term) => phrasing.has(term)));
        return (2 * common) / (whole + sum(phrasing) || 1);
      });
      return Math.max(0, ...fits);
    },
  };
}

/** The terms of a document, by where they stand. */
interface Profile {
  phrasings: Set<string>[];
  asked: Set<string>;
  words: Set<string>;
  anywhere: Set<string>;
}

function toProfile(document: SearchDocument): Profile {
  const { question, alsoAsked, keywords, words } = document;
  const phrasings = [question, ...alsoAsked, ...keywords, ...document.phrasings].map(
    (phrasing) => new Set(toTerms(phrasing)),
  );
  return {
    phrasings,
    asked: new Set(phrasings.flatMap((phrasing) => [...phrasing])),
    words: new Set(words.flatMap(toTerms)),
    anywhere: new Set(textsOf(document).flatMap(toTerms)),
  };
}
