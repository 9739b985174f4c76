/**
 * Compares the search with what a project would take instead, on the same content and questions: MiniSearch with default
 * options, SQLite's full-text index, and a plain loop over the same vectors.
 */
import Sqlite from "better-sqlite3";
import MiniSearch from "minisearch";
import { type LabelledQuestion, readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { ask, type Reply, type Searcher, summarize, toSearcher } from "../../server/learning/measure.ts";
import { loadEncoder } from "../../server/search/encoder/encoder.ts";
import { DIMENSIONS, toStored } from "../../server/search/encoder/reduction.ts";
import { createSearch, type SearchDocument, type SearchOptions } from "../../server/search/index.ts";
import type { Model } from "../../server/search/model.ts";

/** Nothing is fitted to them. */
const QUESTIONS = { unseen: SETS.unseen, short: SETS.short, stories: SETS.stories };
export const questionSets = Object.keys(QUESTIONS);

/** A search, and how good and how fast it is. */
export interface ComparedSearch {
  name: string;
  /** Share of each set's questions whose first candidate is right, of those that an answer serves. */
  first: number[];
  /** Processor time of a question that was not asked before, in ms. */
  ms: number;
}

/** @returns Our search first. */
export async function compareSearches(options: SearchOptions): Promise<ComparedSearch[]> {
  const { documents, model } = options;
  const written = new Set(documents.map(({ id }) => id));
  const sets = Object.values(QUESTIONS).map((file) => readLabelledQuestions(file));
  const measure = async (name: string, search: Searcher): Promise<ComparedSearch> => {
    const askAll = async (questions: readonly LabelledQuestion[]) =>
      summarize(await ask(search, questions, (id) => written.has(id))).first;
    const began = process.cpuUsage();
    const first: number[] = [];
    for (const questions of sets) first.push(await askAll(questions));
    const { user, system } = process.cpuUsage(began);
    return { name, first, ms: (user + system) / 1000 / sets.flat().length };
  };
  return [
    await measure("Loci", toSearcher(await createSearch(options))),
    await measure("nearest text by cosine, a plain loop", await cosinePeer(model)),
    await measure("SQLite FTS5, bm25", ftsPeer(documents)),
    await measure("MiniSearch with default options", miniSearchPeer(documents)),
  ];
}

function asText(document: SearchDocument) {
  const { id, question, alsoAsked, hiddenPhrasings, keywords, hiddenWords, body, citations } = document;
  return {
    id,
    question,
    phrasings: [...alsoAsked, ...hiddenPhrasings, ...keywords, ...hiddenWords].join("\n"),
    body,
    citations: citations.join("\n"),
  };
}

/** MiniSearch with default options; it always answers when anything matches. */
function miniSearchPeer(documents: readonly SearchDocument[]): Searcher {
  const index = new MiniSearch({ fields: ["question", "phrasings", "body", "citations"] });
  index.addAll(documents.map(asText));
  return (question) => {
    const ranking = index.search(question).map(({ id }) => String(id));
    return toReply(ranking);
  };
}

/** SQLite FTS5 with Porter stems and bm25, any word matching; it always answers when anything matches. */
function ftsPeer(documents: readonly SearchDocument[]): Searcher {
  const db = new Sqlite(":memory:");
  db.exec(
    "create virtual table answers using fts5(id unindexed, question, phrasings, body, citations, tokenize = 'porter unicode61')",
  );
  const insert = db.prepare("insert into answers values (@id, @question, @phrasings, @body, @citations)");
  for (const document of documents) insert.run(asText(document));
  const select = db.prepare("select id from answers where answers match ? order by bm25(answers) limit 5").pluck();
  return (question) => {
    const words = question.match(/[\p{L}\p{N}]+/gu) ?? [];
    const ranking = words.length === 0 ? [] : (select.all(words.map((word) => `"${word}"`).join(" OR ")) as string[]);
    return toReply(ranking);
  };
}

/** A plain loop over the same vectors of the same encoder: the answer with the nearest text; it always answers. */
async function cosinePeer({ texts, vectors }: Model): Promise<Searcher> {
  const encoder = await loadEncoder();
  return async (question) => {
    const vector = toStored(await encoder.encode(question));
    const nearest = (from: number, to: number) => {
      let most = Number.NEGATIVE_INFINITY;
      for (let start = from * DIMENSIONS; start < to * DIMENSIONS; start += DIMENSIONS) {
        let product = 0;
        for (let place = 0; place < DIMENSIONS; place += 1)
          product += (vector[place] as number) * (vectors[start + place] as number);
        most = Math.max(most, product);
      }
      return most;
    };
    const ranked = Object.entries(texts).map(([id, { from, to }]) => ({ id, cosine: nearest(from, to) }));
    return toReply(ranked.sort((a, b) => b.cosine - a.cosine).map(({ id }) => id));
  };
}

/** A peer always gives what it ranks first. */
function toReply(ranking: string[]): Reply {
  const [answerId = null] = ranking;
  return {
    outcome: answerId ? "answer" : "none",
    answerId,
    shownId: answerId,
    offered: answerId ? [answerId] : [],
    ranking,
  };
}
