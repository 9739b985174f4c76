import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { indexWholes } from "../../../server/search/indexes.ts";
import { WEIGHTS } from "../../../server/search/ranking.ts";
import { type ReadDocument, readDocuments } from "../../../server/search/reading.ts";

const { documents } = readDocuments(
  [
    { id: "grace", question: "What is grace?", body: "Grace is undeserved kindness. Grace is free, and God is free." },
    { id: "prayer", question: "How should I pray?", body: "Prayer is speaking to God, who is kind to those who ask." },
    { id: "hell", question: "Is hell real?", body: "Jesus spoke of it more than any other." },
  ].map((written) => ({
    ...written,
    alsoAsked: [`${written.id} explained`],
    keywords: [],
    phrasings: [],
    words: [],
    citations: ["Enchiridion, Augustine: kindness that no one earned"],
    passages: [],
    keyPassages: [],
  })),
);

/** What MiniSearch itself gives for any of the terms. */
function scoresOfMiniSearch(terms: string[]): Map<string, number> {
  const index = new MiniSearch({
    fields: ["asked", "body", "citations"],
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS.fields, bm25: WEIGHTS.wholeBm25 },
  });
  const asked = ({ question, asked: shown }: ReadDocument) => [...new Set([...question, ...shown.flat()])];
  index.addAll(
    documents.map((document) => ({
      id: document.id,
      asked: asked(document).join(" "),
      body: document.body.join(" "),
      citations: document.citations.flat().join(" "),
    })),
  );
  return new Map(index.search(terms.join(" ")).map(({ id, score }) => [id as string, score]));
}

const questions: [terms: string[], found: number][] = [
  [["grace", "god", "free"], 2],
  [["god"], 2],
  [["hell", "zebra"], 1],
  [["zebra"], 0],
  [["free", "god", "grace"], 2],
];

test.each(questions)("scores whole answers as MiniSearch does, whatever was asked before: %s", (terms, found) => {
  const lookup = indexWholes(documents, WEIGHTS);
  for (const [before] of questions) lookup(before);
  const scores = lookup(terms);
  const expected = scoresOfMiniSearch(terms);
  expect(expected.size).toBe(found);
  expect([...scores.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
  for (const [id, score] of expected) expect(scores.get(id)).toBeCloseTo(score, 9);
});
