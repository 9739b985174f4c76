/**
 * The words of the answers: one MiniSearch index of their stems and of the neighbouring pairs of them. Its scores are
 * evidence, and it finds the answers that `/search` lists. The seed builds it; a start only reads it.
 */
import { LRUCache } from "lru-cache";
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { STOP_WORDS, tokenize } from "./tokenize.ts";
import type { SearchTexts } from "./types.ts";
import { encodeWordTable, readWordTable } from "./word-table.ts";

/** What each field holds: the texts that people read first, the phrasings that only the search knows, and the rest. */
const TEXTS = {
  asked: ({ question, alsoAsked, keywords }: SearchTexts) => [question, ...alsoAsked, ...keywords],
  hidden: ({ hiddenPhrasings, hiddenWords }: SearchTexts) => [...hiddenPhrasings, ...hiddenWords],
  text: ({ body, citations }: SearchTexts) => [...body.split("\n\n"), ...citations],
};
export const FIELDS = ["asked", "hidden", "text"] as const;
type Field = (typeof FIELDS)[number];

/** Separates features in what MiniSearch takes for a text. */
const SEPARATOR = "\t";
const OPTIONS: Options = {
  fields: [...FIELDS],
  tokenize: (features) => features.split(SEPARATOR),
  processTerm: (feature) => feature,
};
/** Number of features whose entries are kept as maps. */
const MAX_KEPT = 500;
/** Maximum number of terms that are looked up for a list. */
const MAX_TERMS = 96;
/** Of a question's features the rarest are looked up, as long as the answers that have them are so many in sum. */
const MAX_MATCHES = 750;
/** Minimum number of phrasings that a pair must occur in to be indexed. Those in the text are not: they say no more. */
const MIN_PAIR_COUNT = 3;

/** @returns The tokens that are not function words, and the pairs of neighbouring tokens that are not both. */
export function featuresOf(tokens: readonly string[]): string[] {
  const features: string[] = [];
  tokens.forEach((token, place) => {
    const next = tokens[place + 1];
    const isTerm = !STOP_WORDS.has(token);
    if (isTerm) features.push(token);
    if (next !== undefined && (isTerm || !STOP_WORDS.has(next))) features.push(`${token} ${next}`);
  });
  return features;
}

function isPair(feature: string): boolean {
  return feature.includes(" ");
}

export interface WordIndex {
  index: MiniSearch;
  /** @returns In how many answers a feature occurs. */
  frequencyOf(feature: string): number;
  /** @returns The ids of those answers. */
  answersWith(feature: string): Set<string>;
}

/** An index as it is stored. */
export interface StoredWords {
  /** All but the entries. */
  head: Omit<AsPlainObject, "index">;
  /** A table of the features: the number of answers that have one, and its counts as JSON, such as `1{"0":{"12":3}}`. */
  entries: Uint8Array;
}

/** The features of an answer's texts. */
export interface TextFeatures extends Record<Field, string[]> {
  id: string;
  /** Those of each phrasing, each once. */
  ofPhrasings: string[];
}

/** @returns The features of an answer's texts, for `indexFeatures`. */
export function readFeatures(document: SearchTexts): TextFeatures {
  const read = (field: Field) => TEXTS[field](document).map((text) => featuresOf(tokenize(text)));
  const [asked, hidden] = [read("asked"), read("hidden")];
  return {
    id: document.id,
    asked: asked.flat(),
    hidden: hidden.flat(),
    text: read("text").flatMap((features) => features.filter((feature) => !isPair(feature))),
    ofPhrasings: [...asked, ...hidden].flatMap((features) => [...new Set(features)]),
  };
}

/** Indexes the answers' texts. It takes some seconds for hundreds of answers. */
export function indexWords(documents: readonly SearchTexts[]): StoredWords {
  return indexFeatures(documents.map(readFeatures));
}

/** Indexes texts whose features have been read; so what several indexes share is read once. */
export function indexFeatures(texts: readonly TextFeatures[]): StoredWords {
  const counts = new Map<string, number>();
  for (const { ofPhrasings } of texts)
    for (const feature of ofPhrasings) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isIndexed = (feature: string) => !isPair(feature) || (counts.get(feature) ?? 0) >= MIN_PAIR_COUNT;
  const index = new MiniSearch<Record<"id" | Field, string>>(OPTIONS);
  for (const { id, ...features } of texts) {
    const join = (field: Field) => features[field].filter(isIndexed).join(SEPARATOR);
    index.add({ id, asked: join("asked"), hidden: join("hidden"), text: join("text") });
  }
  const { index: entries, ...head } = index.toJSON();
  return { head, entries: encodeWordTable(entries.map(([feature, counts]) => [feature, toEntry(counts)])) };
}

function toEntry(counts: AsPlainObject["index"][number][1]): string {
  const answers = new Set(Object.values(counts).flatMap((of) => Object.keys(of)));
  return `${answers.size}${JSON.stringify(counts)}`;
}

/** Reads an index that `indexWords` made. */
export function readWords({ head, entries: stored }: StoredWords): WordIndex {
  const index = MiniSearch.loadJS({ ...head, index: [] } as AsPlainObject, OPTIONS);
  const entryOf = readWordTable(stored);
  // MiniSearch would keep a map for each feature and each of its fields, most of the index's memory. Here it gets those that
  // it looks up, and the last ones are kept.
  const kept = new LRUCache<string, Map<number, Map<number, number>>>({ max: MAX_KEPT });
  const get = (feature: string) => {
    const known = kept.get(feature);
    if (known) return known;
    const entry = entryOf(feature);
    if (entry === undefined) return undefined;
    const counts = toNumberedMap(JSON.parse(entry.slice(entry.indexOf("{"))), (of: Record<string, number>) =>
      toNumberedMap(of, Number),
    );
    kept.set(feature, counts);
    return counts;
  };
  Object.assign(index, { _index: { get } });
  return {
    index,
    frequencyOf: (feature) => Number.parseInt(entryOf(feature) ?? "0", 10),
    answersWith(feature) {
      const ids = new Set<string>();
      for (const of of get(feature)?.values() ?? []) for (const number of of.keys()) ids.add(head.documentIds[number]);
      return ids;
    },
  };
}

function toNumberedMap<From, To>(object: Record<string, From>, read: (value: From) => To): Map<number, To> {
  return new Map(Object.entries(object).map(([number, value]) => [Number(number), read(value)]));
}

/** What an answer has of a question's words. */
export interface WordMatch {
  /** MiniSearch's score (BM25+) in each field, as log(1 + score / √length); the length is the question's number of features. */
  scores: Record<Field, number>;
  /**
   * The highest inverse document frequency of a term of the question that does not occur in the answer, divided by that of a
   * term in no answer: 0 to 1.
   */
  missing: number;
}

/** Compares the words of a question with those of the answers. */
export function compareWords({ index, frequencyOf: look }: WordIndex, tokens: readonly string[]) {
  const frequencies = new Map(featuresOf(tokens).map((feature) => [feature, look(feature)]));
  const features = [...frequencies.keys()];
  const frequencyOf = (feature: string) => frequencies.get(feature) ?? 0;
  let left = MAX_MATCHES;
  const wanted = features
    .filter(frequencyOf)
    .sort((a, b) => frequencyOf(a) - frequencyOf(b))
    .filter((feature, place) => {
      left -= frequencyOf(feature);
      return left >= 0 || place === 0;
    });
  const found = new Map<string, { scores: WordMatch["scores"]; terms: string[] }>();
  for (const field of FIELDS)
    for (const { id, score, queryTerms } of index.search("?", { fields: [field], tokenize: () => wanted })) {
      const of = found.get(id) ?? { scores: { asked: 0, hidden: 0, text: 0 }, terms: [] };
      of.scores[field] = Math.log1p(score / Math.sqrt(features.length));
      of.terms.push(...queryTerms);
      found.set(id, of);
    }
  const idf = (frequency: number) => Math.log((index.documentCount + 1) / (0.5 + frequency));
  const terms = features.filter(
    (feature) => !isPair(feature) && (frequencyOf(feature) === 0 || wanted.includes(feature)),
  );

  return {
    /** Ids of the answers that share a feature with the question, best first. */
    ids: [...found].sort(([, a], [, b]) => totalOf(b.scores) - totalOf(a.scores)).map(([id]) => id),
    /** @returns What an answer has of the question's words. */
    matchOf(id: string): WordMatch {
      const of = found.get(id);
      const missing = terms.filter((term) => !of?.terms.includes(term)).map((term) => idf(frequencyOf(term)) / idf(0));
      return { scores: of?.scores ?? { asked: 0, hidden: 0, text: 0 }, missing: Math.max(0, ...missing) };
    },
  };
}

function totalOf({ asked, hidden, text }: WordMatch["scores"]): number {
  return asked + hidden + text;
}

/** @returns The ids of the answers that contain at least a share of the terms, from 0 to 1, in no order. */
export function findMatches({ answersWith }: WordIndex, terms: readonly string[], minShare: number): string[] {
  const wanted = terms.slice(0, MAX_TERMS);
  const counts = new Map<string, number>();
  for (const term of wanted) for (const id of answersWith(term)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count >= minShare * wanted.length ? [id] : []));
}
