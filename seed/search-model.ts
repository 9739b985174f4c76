/** Prepares what the search reads at start: the index of the answers' words, and the vectors of their texts. */
import { citationText } from "../server/content/documents.ts";
import { DIMENSIONS, toStored, unpack } from "../server/search/encoder/reduction.ts";
import { tellingSentencesOf } from "../server/search/excerpt.ts";
import type { Model, TextRange } from "../server/search/model.ts";
import type { SearchTexts } from "../server/search/types.ts";
import { countWords } from "../server/search/vocabulary.ts";
import { indexFeatures, indexWords, readFeatures } from "../server/search/words.ts";
import type { ContentFiles } from "./content-files.ts";
import { englishWords } from "./english.ts";
import { bibleNames } from "./scripture.ts";
import { packedVectorsOf } from "./vectors.ts";

/** @returns The model of some content. Texts whose vectors are not known yet are encoded. */
export function prepareModel(files: ContentFiles): Model {
  return modelFor(textsOf(files), outOfScopeOf(files));
}

/** @param outOfScope - Questions that no answer serves. */
export function modelFor(documents: readonly SearchTexts[], outOfScope: readonly string[]): Model {
  const { texts, vectors } = encodeTexts(documents);
  return {
    texts,
    vectors,
    centres: centresOf(texts, vectors),
    outOfScope: vectorsOf(outOfScope),
    words: indexWords(documents),
    vocabulary: countWords(documents, bibleNames()),
    english: englishWords(),
  };
}

/**
 * Prepares a model for each of several variants of an answer. What they share is read and encoded once.
 *
 * @param variants - They have the id of an answer, and take its place. Their questions are the same.
 */
export function* modelsFor(
  documents: readonly SearchTexts[],
  variants: readonly SearchTexts[],
  outOfScope: readonly string[],
): Generator<Model> {
  const named = variants.map((variant, number) => ({ ...variant, id: `${variant.id} ${number}` }));
  const { texts: all, vectors } = encodeTexts([...documents, ...named]);
  const features = documents.map(readFeatures);
  const names = bibleNames();
  const shared = {
    vectors,
    outOfScope: vectorsOf(outOfScope),
    english: englishWords(),
  };
  for (const [number, variant] of variants.entries()) {
    const read = readFeatures(variant);
    const varied = documents.map((each) => (each.id === variant.id ? variant : each));
    const texts = Object.fromEntries(
      documents.map(({ id }) => [id, all[id === variant.id ? `${id} ${number}` : id] as TextRange]),
    );
    yield {
      ...shared,
      texts,
      centres: centresOf(texts, vectors),
      vocabulary: countWords(varied, names),
      words: indexFeatures(features.map((each) => (each.id === variant.id ? read : each))),
    };
  }
}

/** @returns The vectors of the texts, and where those of each answer are. */
function encodeTexts(documents: readonly SearchTexts[]): Pick<Model, "texts" | "vectors"> {
  const texts: Record<string, TextRange> = {};
  const all: string[] = [];
  for (const document of documents) {
    const from = all.length;
    all.push(...textsToEncode(document));
    texts[document.id] = { from, to: all.length };
  }
  return { texts, vectors: vectorsOf(all) };
}

/** @returns The direction of the sum of each answer's vectors, with length 127. */
function centresOf(texts: Model["texts"], vectors: Int8Array): Int8Array {
  const ranges = Object.values(texts);
  const centres = new Int8Array(ranges.length * DIMENSIONS);
  for (const [number, { from, to }] of ranges.entries()) {
    const sums = new Float64Array(DIMENSIONS);
    for (let place = from * DIMENSIONS; place < to * DIMENSIONS; place += 1)
      sums[place % DIMENSIONS] = (sums[place % DIMENSIONS] as number) + (vectors[place] as number);
    centres.set(toStored(sums), number * DIMENSIONS);
  }
  return centres;
}

/** @returns All texts that the search has vectors of. */
export function encodedTexts(files: ContentFiles): Set<string> {
  return new Set([...textsOf(files).flatMap(textsToEncode), ...outOfScopeOf(files)]);
}

function textsOf({ answers, works }: ContentFiles): SearchTexts[] {
  const worksById = new Map(works.map(({ value }) => [value.id, value]));
  return answers.map(
    ({ id, value: { question, alsoAsked, keywords, citations }, phrasingFile: { value }, paragraphs }) => ({
      id,
      question,
      alsoAsked,
      keywords,
      hiddenPhrasings: value.phrasings ?? [],
      hiddenWords: value.words ?? [],
      body: paragraphs.map(({ text }) => text).join("\n\n"),
      citations: citations.flatMap(({ work: workId, snippet }) => {
        const work = worksById.get(workId);
        return work ? [citationText(work, snippet)] : [];
      }),
    }),
  );
}

/** @returns The questions that no answer serves. */
export function outOfScopeOf({ outOfScope }: ContentFiles): string[] {
  return outOfScope.flatMap(({ value }) => value);
}

/** @returns The phrasings of an answer, and the sentences of its text. */
function textsToEncode({ question, alsoAsked, keywords, hiddenPhrasings, body }: SearchTexts): string[] {
  return [...new Set([question, ...alsoAsked, ...keywords, ...hiddenPhrasings]), ...tellingSentencesOf(body)];
}

function vectorsOf(texts: readonly string[]): Int8Array {
  const vectors = new Int8Array(texts.length * DIMENSIONS);
  packedVectorsOf(texts).forEach((packed, number) => {
    vectors.set(unpack(packed), number * DIMENSIONS);
  });
  return vectors;
}
