/**
 * The two MiniSearch indexes. In one, every way of asking that is shown is a document, so that a question is compared with a
 * question; in the other, every answer is one, so that a long or roundabout question finds the answer that speaks of most
 * of it.
 */
import MiniSearch, { type SearchResult } from "minisearch";
import type { Weights } from "./ranking.ts";
import { phrasingsOf, type ReadDocument, type Terms } from "./reading.ts";

/** @returns A score by answer id, for the answers that have one of the terms. */
export type Lookup = (terms: Terms) => Map<string, number>;

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

  return (terms) => {
    const telling = terms.filter(tells);
    const best = new Map<string, number>();
    const keepBest = ({ id, score }: SearchResult) => {
      const phrasing = phrasings[id as number];
      if (phrasing && score * phrasing.weight > (best.get(phrasing.answerId) ?? 0))
        best.set(phrasing.answerId, score * phrasing.weight);
      return false; // The best of each answer is enough; hundreds of others need not be put in order.
    };
    index.search((telling.length > 0 ? telling : terms).join(" "), { filter: keepBest });
    return best;
  };
}

export function indexWholes(documents: readonly ReadDocument[], weights: Weights): Lookup {
  const index = new MiniSearch<Record<keyof Weights["fields"] | "id", string>>({
    // MiniSearch takes a boost of 0 for none, that is for 1.
    fields: Object.entries(weights.fields).flatMap(([field, boost]) => (boost > 0 ? [field] : [])),
    ...reading,
    searchOptions: { boost: weights.fields, bm25: weights.wholeBm25 },
  });
  index.addAll(
    documents.map((document) => ({
      id: document.id,
      asked: [...new Set(phrasingsOf(document).flat())].join(" "), // How often it is asked so tells nothing.
      body: document.body.join(" "),
      citations: document.citations.flat().join(" "),
    })),
  );
  return (terms) => {
    const scores = new Map<string, number>();
    const keepScore = ({ id, score }: SearchResult) => {
      scores.set(id as string, score);
      return false; // As above: who asks puts them in order.
    };
    index.search(terms.join(" "), { filter: keepScore });
    return scores;
  };
}
