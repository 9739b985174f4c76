/** Finds answers that say the same, by their words. */
import { splitWords, toTerm } from "../server/search/tokenize.ts";

/** An answer as far as its text goes. */
interface Text {
  id: string;
  question: string;
  body: string;
}

/** Two answers, and the cosine of their vectors: 0 if they share no word, 1 if they have the same. */
export interface SimilarPair {
  a: string;
  b: string;
  cosine: number;
}

/** A text as a vector of length 1: its terms, by number, and their weights. */
interface Vector {
  id: string;
  terms: Uint32Array;
  weights: Float64Array;
}

/** @returns The most similar pairs, most similar first. */
export function findNearestPairs(texts: readonly Text[], most: number): SimilarPair[] {
  const { vectors, termCount } = toVectors(texts);
  let nearest: SimilarPair[] = [];
  const of = new Float64Array(termCount);
  for (const [number, one] of vectors.entries()) {
    of.fill(0);
    one.terms.forEach((term, place) => {
      of[term] = one.weights[place] as number;
    });
    const least = nearest.length < most ? Number.NEGATIVE_INFINITY : (nearest.at(-1)?.cosine ?? 0);
    const nearer = vectors
      .slice(number + 1)
      .map((other) => ({ a: one.id, b: other.id, cosine: productOf(of, other) }))
      .filter(({ cosine }) => cosine > least);
    if (nearer.length > 0) nearest = [...nearest, ...nearer].sort((x, y) => y.cosine - x.cosine).slice(0, most);
  }
  return nearest;
}

/** @param of - The weights of a vector by the numbers of all terms. */
function productOf(of: Float64Array, { terms, weights }: Vector): number {
  let product = 0;
  for (let place = 0; place < terms.length; place += 1)
    product += (of[terms[place] as number] as number) * (weights[place] as number);
  return product;
}

/** @returns The texts as vectors of term frequency times inverse document frequency (Salton and Buckley 1988). */
function toVectors(texts: readonly Text[]): { vectors: Vector[]; termCount: number } {
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  const counted = texts.map(({ id, question, body }) => {
    const counts = new Map<number, number>();
    for (const term of splitWords(`${question} ${body}`).flatMap((word) => toTerm(word) ?? [])) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    for (const number of counts.keys()) frequencies[number] = (frequencies[number] ?? 0) + 1;
    return { id, counts };
  });
  const vectors = counted.map(({ id, counts }) => {
    const terms = Uint32Array.from(counts.keys());
    const weights = Float64Array.from(
      counts,
      ([term, count]) => (1 + Math.log(count)) * Math.log(texts.length / (frequencies[term] ?? 1)),
    );
    const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
    return { id, terms, weights: weights.map((weight) => weight / length) };
  });
  return { vectors, termCount: numbers.size };
}
