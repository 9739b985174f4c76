/** Content that is several times as much: copies of all answers, with other ids and other words. */
import type { PreparedContent } from "../../server/db/content.ts";
import { DIMENSIONS } from "../../server/search/encoder/reduction.ts";
import { decodeModel, encodeModel, type Model, type TextRange } from "../../server/search/model.ts";
import { STOP_WORDS } from "../../server/search/tokenize.ts";
import type { SearchTexts } from "../../server/search/types.ts";
import { indexWords } from "../../server/search/words.ts";

/**
 * @param factor - How many times as much.
 * @returns The content with its copies. The vectors are those of the originals: encoding the copies would take hours.
 */
export function multiply({ rows, searchModel, filesHash }: PreparedContent, factor: number): PreparedContent {
  const copies = Array.from({ length: factor }, (_, copy) => copy);
  const perCopy = <Row>(list: Row[], change: (row: Row, copy: number) => Row): Row[] =>
    copies.flatMap((copy) => (copy === 0 ? list : list.map((row) => change(row, copy))));
  const multiplied = {
    ...rows,
    answers: perCopy(rows.answers, (answer, copy) => ({
      ...answer,
      id: renameId(answer.id, copy),
      position: copy * rows.answers.length + answer.position,
      // Some have function words only.
      question: `${rename(answer.question, copy)} ${suffixOf(copy)}`,
      heading: rename(answer.heading, copy),
      body: rename(answer.body, copy),
      alsoAsked: answer.alsoAsked.map((text) => rename(text, copy)),
      keywords: answer.keywords.map((phrase) => `${rename(phrase, copy)} ${suffixOf(copy)}`),
      relatedIds: answer.relatedIds.map((id) => renameId(id, copy)),
      hiddenPhrasings: answer.hiddenPhrasings.map((text) => rename(text, copy)),
      hiddenWords: answer.hiddenWords.map((text) => rename(text, copy)),
    })),
    citations: perCopy(rows.citations, (citation, copy) => ({
      ...citation,
      answerId: renameId(citation.answerId, copy),
      snippet: rename(citation.snippet, copy),
    })),
  };
  const documents = multiplied.answers.map(
    ({ id, question, alsoAsked, keywords, hiddenPhrasings, hiddenWords, body }): SearchTexts => ({
      id,
      question,
      alsoAsked,
      keywords,
      hiddenPhrasings,
      hiddenWords,
      body,
      citations: multiplied.citations.flatMap(({ answerId, snippet }) => (answerId === id ? [snippet] : [])),
    }),
  );
  return {
    rows: multiplied,
    searchModel: encodeModel(multiplyModel(decodeModel(searchModel), documents, copies)),
    filesHash,
  };
}

/** Indexes the words of the copies, and gives them the vectors of the originals. */
function multiplyModel(model: Model, documents: readonly SearchTexts[], copies: readonly number[]): Model {
  const size = model.vectors.length / DIMENSIONS;
  const shift = ({ from, to }: TextRange, copy: number) => ({ from: from + copy * size, to: to + copy * size });
  const repeat = (vectors: Int8Array) => {
    const repeated = new Int8Array(vectors.length * copies.length);
    for (const copy of copies) repeated.set(vectors, copy * vectors.length);
    return repeated;
  };
  const copyEach = <Value>(values: Record<string, Value>, change: (value: Value, copy: number) => Value) =>
    Object.fromEntries(
      copies.flatMap((copy) =>
        Object.entries(values).map(([id, value]) => [renameId(id, copy), change(value, copy)] as const),
      ),
    );
  return {
    ...model,
    words: indexWords(documents),
    texts: copyEach(model.texts, shift),
    vectors: repeat(model.vectors),
    centres: repeat(model.centres),
  };
}

const suffixOf = (copy: number) => `q${String.fromCharCode(97 + copy)}`;
const renameId = (id: string, copy: number) => (copy === 0 ? id : `${id}-${suffixOf(copy)}`);

/** Makes other words of all words but function words. */
function rename(text: string, copy: number): string {
  if (copy === 0) return text;
  return text.replace(/\p{L}+/gu, (word) => (STOP_WORDS.has(word.toLowerCase()) ? word : word + suffixOf(copy)));
}
