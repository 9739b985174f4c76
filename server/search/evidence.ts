/** Scores each answer by the model and by its shown phrasings, given a question's tokens. */
import { endSlice, inSlices, runInSlices } from "../slices.ts";
import { featuresOf, globalWeight, isPair, type Model } from "./model.ts";
import { add, at } from "./numeric.ts";
import type { PassageFit } from "./passages.ts";
import { tokenize } from "./tokenize.ts";
import type { Evidence, SearchDocument, SearchOptions } from "./types.ts";

/** BM25's k1. The higher it is, the more each further occurrence of a feature counts. BM25's b is 1. */
const SATURATION = 1.2;

/** A text as a vector of global weights. */
interface Vector {
  /** Numbers of the features that the model knows. */
  known: number[];
  /** Number of tokens that occur in no text. Each has the highest weight. */
  unknown: number;
  /** The vector's length. */
  norm: number;
}

/** What a question's tokens say for the classes of the model. */
export interface TokenEvidence {
  /** Each kind of evidence that tokens give, by class number. */
  scores: Record<Exclude<keyof Evidence, keyof PassageFit>, Float64Array>;
  /** Upper bound of `tokenBm25`: the BM25 of a text that repeats every token of the question endlessly. */
  maxTokenBm25: number;
  /** @returns How much of the question a class's texts explain. */
  explain(classNumber: number): Explained;
}

/** How much of a question a class's texts explain. Shares are weighted by squared global weight; each figure is from 0 to 1. */
interface Explained {
  /** Share of the tokens that occur in its texts. */
  share: number;
  /** Highest global weight of a token that is missing from its texts, divided by that of a token in no text. */
  missing: number;
}

/** Prepares the scores of every feature in every class, in slices. */
export async function createEvidenceFinder({ model, documents }: SearchOptions) {
  const { classes, features, perplexities, offsets, cellClasses, cellWeights, weightUnit } = model;
  const featureNumbers = new Map(features.map((feature, number) => [feature, number]));
  await endSlice();
  const highestWeight = globalWeight(classes.length, 1);
  const weights = Float64Array.from(perplexities, (perplexity) => globalWeight(classes.length, perplexity));
  const arePairs = Uint8Array.from(features, (feature) => Number(isPair(feature)));
  await endSlice();
  const cellScores = await runInSlices(scoreCells(model, weights, arePairs));

  /** The class of each shown phrasing, the length of its vector, and the numbers of the phrasings with each feature. */
  const shownClasses: number[] = [];
  const shownNorms: number[] = [];
  const shownWith = new Map<number, number[]>();
  const classNumbers = new Map(classes.map((id, number) => [id, number]));
  for await (const { id, question, alsoAsked, keywords } of inSlices(documents))
    for (const { known, norm } of [question, ...alsoAsked, ...keywords].map(tokenize).map(toVector)) {
      for (const feature of known) {
        const phrasings = shownWith.get(feature);
        if (phrasings) phrasings.push(shownClasses.length);
        else shownWith.set(feature, [shownClasses.length]);
      }
      shownClasses.push(classNumbers.get(id) ?? 0);
      shownNorms.push(norm);
    }

  /** For each answer: the logarithm of the mean number of phrasings of an answer, divided by its own. */
  const scarcities = new Float64Array(classes.length);
  const meanPhrasings = documents.reduce((sum, document) => sum + countPhrasings(document), 0) / documents.length;
  for (const document of documents)
    scarcities[classNumbers.get(document.id) ?? 0] = Math.log(meanPhrasings / countPhrasings(document));

  function toVector(tokens: readonly string[]): Vector {
    const known: number[] = [];
    let unknown = 0;
    for (const feature of featuresOf(tokens)) {
      const number = featureNumbers.get(feature);
      if (number !== undefined) known.push(number);
      else if (!isPair(feature)) unknown += 1;
    }
    return { known, unknown, norm: Math.sqrt(sumOfSquares(known, unknown)) };
  }

  function sumOfSquares(known: readonly number[], unknown: number): number {
    return known.reduce((sum, feature) => sum + at(weights, feature) ** 2, unknown * highestWeight ** 2);
  }

  /** Dot products with the shown phrasings: all 0 between two questions. Allocating them takes longer than the rest. */
  const products = new Float64Array(shownClasses.length);

  /** @returns For each class, the cosine of the question and the nearest of its shown phrasings. */
  function findNearest({ known, norm }: Vector): Float64Array {
    const alike: number[] = [];
    for (const feature of known) {
      const square = at(weights, feature) ** 2;
      for (const phrasing of shownWith.get(feature) ?? []) {
        const product = products[phrasing] as number;
        if (product === 0) alike.push(phrasing);
        products[phrasing] = product + square;
      }
    }
    const nearest = new Float64Array(classes.length);
    for (const phrasing of alike) {
      const classNumber = shownClasses[phrasing] as number;
      const cosine = (products[phrasing] as number) / (norm * (shownNorms[phrasing] as number));
      if (cosine > (nearest[classNumber] as number)) nearest[classNumber] = cosine;
      products[phrasing] = 0;
    }
    return nearest;
  }

  return {
    find(tokens: readonly string[]): TokenEvidence {
      const vector = toVector(tokens);
      const { known, unknown, norm } = vector;
      const classifier = new Float64Array(classes.length);
      const tokenBm25 = new Float64Array(classes.length);
      const pairBm25 = new Float64Array(classes.length);
      for (const feature of known) {
        const unit = (at(weights, feature) / norm) * weightUnit;
        const scores = arePairs[feature] ? pairBm25 : tokenBm25;
        const end = at(offsets, feature + 1);
        // Indexed directly: `at` is called with arrays of every type, which makes it too slow for the innermost loop.
        for (let cell = at(offsets, feature); cell < end; cell += 1) {
          const classNumber = cellClasses[cell] as number;
          classifier[classNumber] = (classifier[classNumber] as number) + unit * (cellWeights[cell] as number);
          scores[classNumber] = (scores[classNumber] as number) + (cellScores[cell] as number);
        }
      }
      const knownTokens = known.filter((feature) => !arePairs[feature]);
      return {
        scores: {
          classifier,
          tokenBm25,
          pairBm25,
          phrasing: findNearest(vector),
          scarceClassifier: classifier.map((logit, number) => logit * at(scarcities, number)),
          scarceTokenBm25: tokenBm25.map((score, number) => score * at(scarcities, number)),
        },
        maxTokenBm25:
          (SATURATION + 1) * knownTokens.reduce((sum, token) => sum + at(weights, token), unknown * highestWeight),
        explain(classNumber) {
          const total = sumOfSquares(knownTokens, unknown) || 1;
          const explained = { share: 0, missing: unknown > 0 ? 1 : 0 };
          for (const token of knownTokens) {
            if (cellClasses.subarray(at(offsets, token), at(offsets, token + 1)).includes(classNumber))
              explained.share += at(weights, token) ** 2 / total;
            else explained.missing = Math.max(explained.missing, at(weights, token) / highestWeight);
          }
          return explained;
        },
      };
    },
  };
}

function countPhrasings({ alsoAsked, keywords, hiddenPhrasings }: SearchDocument): number {
  return 1 + alsoAsked.length + keywords.length + hiddenPhrasings.length;
}

/** Features scored per step; a step takes about a millisecond. */
const FEATURES_PER_STEP = 2000;

/**
 * Computes in steps what each feature adds to the BM25 of each class (Robertson and Zaragoza 2009).
 *
 * @returns A score for each cell of the model.
 */
function* scoreCells(
  { classes, offsets, cellClasses, cellCounts }: Model,
  weights: Float64Array,
  arePairs: Uint8Array,
): Generator<undefined, Float32Array> {
  const lengths = new Float64Array(classes.length);
  for (let feature = 0; feature < weights.length; feature += 1) {
    if (feature % FEATURES_PER_STEP === 0) yield;
    if (arePairs[feature]) continue;
    for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1)
      add(lengths, at(cellClasses, cell), at(cellCounts, cell));
  }
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / classes.length;
  const scores = new Float32Array(cellClasses.length);
  for (let feature = 0; feature < weights.length; feature += 1) {
    if (feature % FEATURES_PER_STEP === 0) yield;
    for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1) {
      const count = at(cellCounts, cell);
      const relativeLength = at(lengths, at(cellClasses, cell)) / meanLength;
      scores[cell] = (at(weights, feature) * count * (SATURATION + 1)) / (count + SATURATION * relativeLength);
    }
  }
  return scores;
}
