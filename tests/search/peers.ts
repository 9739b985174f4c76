/** Peers of the search: the same content in MiniSearch with default options, and in SQLite's full-text index. */
import Sqlite from "better-sqlite3";
import MiniSearch from "minisearch";
import type { Reply, Searcher } from "../../server/learning/measure.ts";
import type { SearchDocument } from "../../server/search/index.ts";

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
export function miniSearchPeer(documents: readonly SearchDocument[]): Searcher {
  const index = new MiniSearch({ fields: ["question", "phrasings", "body", "citations"] });
  index.addAll(documents.map(asText));
  return (question) => {
    const ranking = index.search(question).map(({ id }) => String(id));
    return toReply(ranking);
  };
}

/** SQLite FTS5 with Porter stems and bm25, any word matching; it always answers when anything matches. */
export function ftsPeer(documents: readonly SearchDocument[]): Searcher {
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
