/** What the sentence encoder says of a question: how near it is to the texts of each answer. */
import { DIMENSIONS } from "./encoder/reduction.ts";
import type { Model } from "./model.ts";

/** How near a question is to an answer. */
export type Nearness = {
  /** The mean cosine of the question and the nearest texts of the answer. */
  meaning: number;
  /** 1 for an answer without texts, 0 for one with 400: of many texts, some are near to any question by chance. */
  fewTexts: number;
};

/** Texts of an answer, questions about something else, and sentences of a question whose mean counts. */
const NEAREST = { texts: 3, others: 5, sentences: 3 };
/** Of many texts, only so many are compared in full that are nearest by their first numbers, which say most. */
const LIKELY = { texts: 24, others: 100 };
const FIRST_NUMBERS = 32;
/** No answer has many more. */
const MANY_TEXTS = 400;
/** The dot product of two stored vectors of the same direction. */
const UNIT = 127 * 127;

/** Compares questions with answers. A vector's length is 127, so that whole numbers keep its direction. */
export function createMeaning({ texts, vectors, centres, outOfScope }: Model) {
  const ids = Object.keys(texts);

  return {
    /** @returns The ids of the answers whose texts are nearest on the whole, nearest first. */
    findNearest(question: QuestionVectors, most: number): string[] {
      const cosines = ids.map((_, number) => combine(question, (vector) => cosineTo(vector, centres, number)));
      return ids
        .map((id, number) => ({ id, cosine: cosines[number] as number }))
        .sort((a, b) => b.cosine - a.cosine)
        .slice(0, most)
        .map(({ id }) => id);
    },

    /** @returns How near a question is to an answer. */
    nearnessOf(question: QuestionVectors, id: string): Nearness {
      const { from, to } = texts[id] ?? { from: 0, to: 0 };
      return {
        meaning: combine(question, (vector) => meanOfNearest(vector, vectors, from, to, LIKELY.texts, NEAREST.texts)),
        fewTexts: 1 - Math.log1p(to - from) / Math.log1p(MANY_TEXTS),
      };
    },

    /** @returns How near the whole of a question is to the nearest ones that no answer serves. */
    nearnessToOthers({ whole }: QuestionVectors): number {
      return meanOfNearest(whole, outOfScope, 0, outOfScope.length / DIMENSIONS, LIKELY.others, NEAREST.others);
    },
  };
}

/** The vector of the whole of a question, and those of some of its sentences if there are several. */
export interface QuestionVectors {
  whole: Int8Array;
  sentences: Int8Array[];
}

/**
 * In a story, most sentences are about something else than the question, and the whole is about all at once.
 *
 * @returns The mean of a cosine for the whole question and of the highest for its sentences.
 */
function combine({ whole, sentences }: QuestionVectors, cosineOf: (vector: Int8Array) => number): number {
  if (sentences.length === 0) return cosineOf(whole);
  return (cosineOf(whole) + meanOfHighest(Float32Array.from(sentences, cosineOf), NEAREST.sentences)) / 2;
}

/**
 * @param from - Number of the first of the stored vectors that count.
 * @param to - Number after the last.
 * @param likely - How many of the likeliest are compared in full.
 * @returns The mean cosine of a vector and the nearest.
 */
function meanOfNearest(
  vector: Int8Array,
  vectors: Int8Array,
  from: number,
  to: number,
  likely: number,
  nearest: number,
): number {
  const rough = new Float32Array(to - from);
  for (let place = 0; place < rough.length; place += 1)
    rough[place] = cosineTo(vector, vectors, from + place, FIRST_NUMBERS);
  const cosines = highestOf(rough, likely).map((place) => cosineTo(vector, vectors, from + place));
  return meanOfHighest(Float32Array.from(cosines), nearest);
}

/**
 * @param dimensions - How many of the numbers count, a multiple of four; the first say most.
 * @returns The cosine of a vector and the stored one with a number.
 */
function cosineTo(vector: Int8Array, vectors: Int8Array, number: number, dimensions = DIMENSIONS): number {
  // Four at a time in whole numbers of 32 bits: the innermost loop of the search.
  let product = 0;
  let at = number * DIMENSIONS;
  for (let place = 0; place < dimensions; place += 4) {
    product =
      (product +
        (vector[place] as number) * (vectors[at] as number) +
        (vector[place + 1] as number) * (vectors[at + 1] as number) +
        (vector[place + 2] as number) * (vectors[at + 2] as number) +
        (vector[place + 3] as number) * (vectors[at + 3] as number)) |
      0;
    at += 4;
  }
  return product / UNIT;
}

/** @returns The numbers of the highest values, in ascending order of the values. */
function highestOf(values: Float32Array, most: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < values.length; number += 1) {
    const value = values[number] as number;
    if (numbers.length < most) numbers.unshift(number);
    else if (value > (values[numbers[0] as number] as number)) numbers[0] = number;
    else continue;
    // Insertion keeps the few highest in order.
    for (
      let place = 0;
      place + 1 < numbers.length && value > (values[numbers[place + 1] as number] as number);
      place += 1
    ) {
      numbers[place] = numbers[place + 1] as number;
      numbers[place + 1] = number;
    }
  }
  return numbers;
}

/** @returns The mean of the highest values; 0 if there are none. */
function meanOfHighest(values: Float32Array, most: number): number {
  const highest = highestOf(values, most);
  return highest.reduce((sum, number) => sum + (values[number] as number), 0) / (highest.length || 1);
}
