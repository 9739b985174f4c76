/**
 * The two MiniSearch indexes. In one, every way of asking that is shown is a document, so that a question is compared with a
 * question; in the other, every answer is one, so that a long or roundabout question finds the answer that speaks of most
 * of it.
 */
import MiniSearch from "minisearch";
import type { Weights } from "./ranking.ts";
import { phrasingsOf, type ReadDocument, type Terms } from "./reading.ts";

/** @returns A score by answer id, for the answers that have one of the terms. */
export type Lookup = (terms: Terms) => Map<string, number>;

/** The documents that have a term, by number, and what it gives each. */
interface Postings {
  numbers: number[];
  scores: number[];
}

/** A term in more than this share of the ways of asking ("God") is looked up there only when there is no other. */
const EVERYWHERE = 0.04;

/** Texts were read into terms already; what is indexed and looked up are these, with spaces between. */
const reading = { tokenize: (text: string) => text.split(" "), processTerm: (term: string) => term || null };

export function indexPhrasings(documents: readonly ReadDocument[], weights: Weights): Lookup {
  const phrasings = documents.flatMap(({ id, question, asked }) => [
    { answerId: id, terms: question, weight: weights.question },
    ...asked.map((terms) => ({ answerId: id, terms, weight: 1 })),
  ]);
  const index = new MiniSearch<{ id: number; phrasing: string }>({
    fields: ["phrasing"],
    ...reading,
    searchOptions: { bm25: weights.phrasingBm25 },
  });
  index.addAll(phrasings.map(({ terms }, id) => ({ id, phrasing: terms.join(" ") })));
  const frequencies = new Map<string, number>();
  for (const { terms } of phrasings) for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const tells = (term: string) => (frequencies.get(term) ?? 0) <= EVERYWHERE * phrasings.length;

  const scoreEach = createScorer(index, phrasings.length);
  return (terms) => {
    const telling = terms.filter(tells);
    const best = new Map<string, number>();
    for (const [number, score] of scoreEach(telling.length > 0 ? telling : terms)) {
      const phrasing = phrasings[number];
      if (phrasing && score * phrasing.weight > (best.get(phrasing.answerId) ?? 0))
        best.set(phrasing.answerId, score * phrasing.weight);
    }
    return best;
  };
}

export function indexWholes(documents: readonly ReadDocument[], weights: Weights): Lookup {
  const index = new MiniSearch<Record<keyof Weights["fields"], string> & { id: number }>({
    // MiniSearch takes a boost of 0 for none, that is for 1.
    fields: Object.entries(weights.fields).flatMap(([field, boost]) => (boost > 0 ? [field] : [])),
    ...reading,
    searchOptions: { boost: weights.fields, bm25: weights.wholeBm25 },
  });
  index.addAll(
    documents.map((document, id) => ({
      id,
      asked: [...new Set(phrasingsOf(document).flat())].join(" "), // How often it is asked so tells nothing.
      body: document.body.join(" "),
      citations: document.citations.flat().join(" "),
    })),
  );
  const scoreEach = createScorer(index, documents.length);
  return (terms) => new Map(scoreEach(terms).map(([number, score]) => [documents[number]?.id ?? "", score]));
}

/**
 * Scores documents for terms as MiniSearch does for any of them: the sum of what each term gives, times how many of them a
 * document has. What a term gives never changes, so it is looked up when it is first asked for and kept.
 *
 * @param index - Whose ids are the numbers from 0.
 * @param size - How many documents it has.
 * @returns A function from terms, each once, to the numbers of the documents that have one of them, with their scores.
 */
function createScorer(index: MiniSearch, size: number): (terms: Terms) => [number: number, score: number][] {
  const kept = new Map<string, Postings>();
  const postingsOf = (term: string): Postings => {
    const known = kept.get(term);
    if (known) return known;
    const found = index.search(term);
    const postings = { numbers: found.map(({ id }) => id), scores: found.map(({ score }) => score) };
    if (found.length > 0) kept.set(term, postings);
    return postings;
  };
  return (terms) => {
    const sums = new Float64Array(size);
    const matched = new Uint16Array(size);
    for (const term of terms) {
      const { numbers, scores } = postingsOf(term);
      for (let place = 0; place < numbers.length; place += 1) {
        const number = numbers[place] ?? 0;
        sums[number] = (sums[number] ?? 0) + (scores[place] ?? 0);
        matched[number] = (matched[number] ?? 0) + 1;
      }
    }
    const scored: [number, number][] = [];
    for (let number = 0; number < size; number += 1) {
      const count = matched[number] ?? 0;
      if (count > 0) scored.push([number, (sums[number] ?? 0) * count]);
    }
    return scored;
  };
}
