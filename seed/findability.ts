/**
 * Cross-validates the phrasings of an answer: does each one find its answer if it is held out? The phrasings are held out in
 * a few groups, because each group needs a search of its own.
 */

import { showProgress } from "../server/command.ts";
import { unpack } from "../server/search/encoder/reduction.ts";
import { createSearch, type SearchDocument, type SearchOptions } from "../server/search/index.ts";
import type { Model } from "../server/search/model.ts";
import { modelsFor } from "./search-model.ts";
import { cosineOf, packedVectorsOf } from "./vectors.ts";

/** Number of groups; the phrasings of a group are held out together. */
const GROUPS = 4;

/** A phrasing, and what it finds if it is held out. */
export interface TriedPhrasing {
  phrasing: string;
  isFound: boolean;
  /** Id of the answer that comes first instead; null if the right one does. */
  takenBy: string | null;
  /** The nearest phrasing by meaning that was not held out: it is what found this one. */
  nearest: string | null;
}

/**
 * Tries all phrasings of an answer. Takes some seconds per group.
 *
 * @param options - What the search is built from.
 * @param outOfScope - Questions that no answer serves.
 */
export async function tryPhrasings(
  { documents, confusions }: Omit<SearchOptions, "model">,
  outOfScope: readonly string[],
  answerId: string,
): Promise<TriedPhrasing[]> {
  const answer = documents.find(({ id }) => id === answerId);
  if (!answer) return [];
  const tried: TriedPhrasing[] = [];
  const groups = Array.from({ length: GROUPS }, (_, group) => {
    const isHeldOut = (_: string, index: number) => index % GROUPS === group;
    return { isHeldOut, kept: without(answer, isHeldOut) };
  });
  const models = modelsFor(
    documents,
    groups.map(({ kept }) => kept),
    outOfScope,
  );
  for (const [group, { isHeldOut, kept }] of groups.entries()) {
    showProgress(`holding out a part of the phrasings, ${group + 1} of ${GROUPS}`);
    const others = documents.map((document) => (document === answer ? kept : document));
    const model = models.next().value as Model;
    const search = await createSearch({ documents: others, confusions, model });
    const findNearest = nearestAmong([kept.question, ...kept.alsoAsked, ...kept.hiddenPhrasings]);
    for (const phrasing of [...answer.alsoAsked.filter(isHeldOut), ...answer.hiddenPhrasings.filter(isHeldOut)]) {
      const found = await search.find(phrasing);
      const first = found.answerId ?? found.candidates[0]?.id ?? null;
      tried.push({
        phrasing,
        isFound: found.answerId === answerId,
        takenBy: first === answerId ? null : first,
        nearest: findNearest(phrasing),
      });
    }
  }
  return tried;
}

function without(answer: SearchDocument, isHeldOut: (text: string, index: number) => boolean): SearchDocument {
  const isKept = (text: string, index: number) => !isHeldOut(text, index);
  const { alsoAsked, hiddenPhrasings } = answer;
  return { ...answer, alsoAsked: alsoAsked.filter(isKept), hiddenPhrasings: hiddenPhrasings.filter(isKept) };
}

function nearestAmong(texts: readonly string[]): (text: string) => string | null {
  const vectors = packedVectorsOf(texts).map(unpack);
  return (text) => {
    const [packed] = packedVectorsOf([text]);
    if (!packed) return null;
    const vector = unpack(packed);
    const cosines = vectors.map((each) => cosineOf(each, vector));
    return texts[cosines.indexOf(Math.max(...cosines))] ?? null;
  };
}
