/** Prepares what the search reads at start: the index of the answers' words, and the vectors of their texts. */
import { citationText } from "../server/content/documents.ts";
import { DIMENSIONS, unpack } from "../server/search/encoder/reduction.ts";
import { readSentences } from "../server/search/excerpt.ts";
import type { Model, TextRange } from "../server/search/model.ts";
import type { SearchTexts } from "../server/search/types.ts";
import { countWords } from "../server/search/vocabulary.ts";
import { indexWords } from "../server/search/words.ts";
import type { ContentFiles } from "./content-files.ts";
import { bibleNames } from "./scripture.ts";
import { packedVectorsOf } from "./vectors.ts";

/** Shorter sentences ("Why?") say nothing by themselves. */
const MIN_SENTENCE_LENGTH = 16;

/** @returns The model of some content. Texts whose vectors are not known yet are encoded. */
export function prepareModel(files: ContentFiles): Model {
  return modelFor(textsOf(files), outOfScopeOf(files));
}

/** @param outOfScope - Questions that no answer serves. */
export function modelFor(documents: readonly SearchTexts[], outOfScope: readonly string[]): Model {
  const texts: Record<string, TextRange> = {};
  const all: string[] = [];
  for (const document of documents) {
    const from = all.length;
    all.push(...phrasingsOf(document));
    const sentences = all.length;
    all.push(...sentencesOf(document));
    texts[document.id] = { from, sentences, to: all.length };
  }
  return {
    words: indexWords(documents),
    texts,
    vectors: vectorsOf(all),
    outOfScope: vectorsOf(outOfScope),
    vocabulary: countWords(documents, bibleNames()),
  };
}

/** @returns All texts that the search has vectors of. */
export function encodedTexts(files: ContentFiles): Set<string> {
  return new Set([
    ...textsOf(files).flatMap((each) => [...phrasingsOf(each), ...sentencesOf(each)]),
    ...outOfScopeOf(files),
  ]);
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

function phrasingsOf({ question, alsoAsked, keywords, hiddenPhrasings }: SearchTexts): string[] {
  return [...new Set([question, ...alsoAsked, ...keywords, ...hiddenPhrasings])];
}

function sentencesOf({ body }: SearchTexts): string[] {
  const sentences = readSentences(body).texts.map((text) => text.trim());
  return [...new Set(sentences.filter(({ length }) => length >= MIN_SENTENCE_LENGTH))];
}

function vectorsOf(texts: readonly string[]): Int8Array {
  const vectors = new Int8Array(texts.length * DIMENSIONS);
  packedVectorsOf(texts).forEach((packed, number) => {
    vectors.set(unpack(packed), number * DIMENSIONS);
  });
  return vectors;
}
