/** Gathers the evidence for each candidate: words, meaning, passages, subject. Its weighted sum ranks them. */
import { type Encoder, loadEncoder } from "./encoder/encoder.ts";
import { toStored } from "./encoder/reduction.ts";
import { tellingSentencesOf } from "./excerpt.ts";
import { createMeaning, type Nearness, type QuestionVectors } from "./meaning.ts";
import { createPassageIndex, EXPLAINS, type PassageFit } from "./passages.ts";
import { createSubjects } from "./subject.ts";
import type { Numbers, Query, SearchOptions } from "./types.ts";
import { compareWords, type FIELDS, readWords, type WordMatch } from "./words.ts";

/** Number of answers that are candidates for their words, for their meaning, and for the passages that a question names. */
const MAX_BY_WORDS = 20;
const MAX_BY_MEANING = 20;
const MAX_BY_PASSAGES = 40;

/** Maximum number of sentences of a question that are compared with the answers by themselves, and of their tokens together. */
const MAX_SENTENCES = 8;
const MAX_SENTENCE_TOKENS = 96;

/** What speaks for an answer. */
export type Evidence = Numbers<(typeof FIELDS)[number]> &
  Nearness &
  PassageFit & {
    /** 1 if the question equals a phrasing of the answer that people read, or a keyword. */
    exact: number;
    /** 1 if not the question but all that it asks about equals one. */
    subject: number;
  };

/** Of a list of answers, only so many of the best by words are compared in meaning: there can be hundreds. */
const MAX_COMPARED = 100;
const NO_MEANING: Nearness = { meaning: 0, fewTexts: 0 };
const NO_PASSAGE: PassageFit = { explainedPassage: 0, citedPassage: 0 };

/** An answer with what speaks for it. */
export interface Gathered {
  id: string;
  evidence: Evidence;
  words: WordMatch;
}

/** What is gathered for a question. */
export interface Evidences {
  query: Query;
  candidates: Gathered[];
  /** Cosine of the question and the nearest ones that no answer serves. */
  nearnessToOthers: number;
}

export async function createGatherer({ documents, model }: SearchOptions) {
  const encoder = await loadEncoder();
  const index = readWords(model.words);
  const meaning = createMeaning(model);
  const fitsOf = await createPassageIndex(documents);
  const subjects = await createSubjects(documents);
  const places = new Map(documents.map(({ id }, place) => [id, place]));

  return {
    index,
    subjects,
    /** @param among - Ids of the answers to consider instead of the candidates. */
    async gather(query: Query, among?: readonly string[]): Promise<Evidences> {
      const { whole, sentences } = await encodeQuestion(encoder, query.correctedText ?? query.text);
      // A list is of all that has the words: comparing each sentence with hundreds of answers would cost too much.
      const vectors = { whole, sentences: among ? [] : sentences };
      const words = compareWords(index, query.tokens);
      const fits = fitsOf(query.passages);
      const match = subjects.match(query);
      const listed = new Set(among);
      const near = among
        ? [...words.ids.filter((id) => listed.has(id)), ...among]
        : [...words.ids.slice(0, MAX_BY_WORDS), ...meaning.findNearest(vectors, MAX_BY_MEANING)];
      const fitting = among ? [...fits.keys()] : bestByPassages(fits);
      // A question of nothing but a passage is about what explains it: its words and its meaning are those of any verse.
      const isOfPassage = query.terms.length === 0 && (query.passages.length > 0 || query.passageError !== null);
      const ids = new Set([
        ...(isOfPassage
          ? fitting.filter((id) => (fits.get(id) ?? NO_PASSAGE).explainedPassage >= EXPLAINS)
          : [...near, ...fitting]),
        ...(match ? [match.id] : []),
      ]);
      const compared = new Set([...ids].slice(0, MAX_COMPARED));
      const candidates = [...ids]
        // In the order of the library, which decides between answers with the same score.
        .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
        .map((id): Gathered => {
          const wordMatch = words.matchOf(id);
          const { exact, subject } = match?.id === id ? match : { exact: 0, subject: 0 };
          const fit = fits.get(id) ?? NO_PASSAGE;
          const nearness = compared.has(id) ? meaning.nearnessOf(vectors, id) : NO_MEANING;
          return {
            id,
            words: wordMatch,
            evidence: { ...wordMatch.scores, ...nearness, ...fit, exact, subject },
          };
        });
      return { query, candidates, nearnessToOthers: meaning.nearnessToOthers(vectors) };
    },
  };
}

/** Encodes a question and its shortest sentences, which tell less and ask more. */
async function encodeQuestion(encoder: Encoder, text: string): Promise<QuestionVectors> {
  const encode = async (part: string) => toStored(await encoder.encode(part));
  const parts = tellingSentencesOf(text)
    .filter(isOfLetters)
    .sort((a, b) => a.length - b.length);
  const sentences: Int8Array[] = [];
  let left = MAX_SENTENCE_TOKENS;
  for (const part of parts.length > 1 ? parts.slice(0, MAX_SENTENCES) : []) {
    left -= encoder.tokenize(part).length;
    if (left < 0) break;
    sentences.push(await encode(part));
  }
  return { whole: await encode(text), sentences };
}

/** @returns Whether most of a text is letters. The rest of a list of references is not, and means nothing by itself. */
function isOfLetters(text: string): boolean {
  return text.replace(/\P{L}+/gu, "").length > text.length / 2;
}

/** @returns The ids of the answers that fit named passages best: those that explain them first. */
function bestByPassages(fits: ReadonlyMap<string, PassageFit>): string[] {
  return [...fits]
    .sort(([, a], [, b]) => b.explainedPassage - a.explainedPassage || b.citedPassage - a.citedPassage)
    .slice(0, MAX_BY_PASSAGES)
    .map(([id]) => id);
}

/** @returns The weighted sum of some numbers; those without a weight do not count. */
export function weigh(numbers: Numbers, weights: Numbers): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (numbers[name] ?? 0), 0);
}

/** @returns The candidates with their scores, best first. */
export function rank({ candidates }: Evidences, weights: Numbers): (Gathered & { score: number })[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: weigh(candidate.evidence, weights) }))
    .sort((a, b) => b.score - a.score);
}
