/** Content that is several times as much: copies of all answers, with other ids and other words. */
import type { PreparedContent } from "../../server/db/content.ts";
import { decodeModel, encodeModel, type Model, OUT_OF_SCOPE } from "../../server/search/model.ts";
import { at } from "../../server/search/numeric.ts";
import { STOP_WORDS } from "../../server/search/tokenize.ts";

/**
 * @param factor - How many times as much.
 * @returns The content with its copies. The model is copied as well: training it would take hours, and its weights are
 *   as many for a copy as for the original.
 */
export function multiply({ rows, searchModel, filesHash }: PreparedContent, factor: number): PreparedContent {
  const copies = Array.from({ length: factor }, (_, copy) => copy);
  const perCopy = <Row>(list: Row[], change: (row: Row, copy: number) => Row): Row[] =>
    copies.flatMap((copy) => (copy === 0 ? list : list.map((row) => change(row, copy))));
  const belonging = <Row extends { answerId: string }>(list: Row[], change: (row: Row, copy: number) => Partial<Row>) =>
    perCopy(list, (row, copy) => ({ ...row, answerId: renameId(row.answerId, copy), ...change(row, copy) }));
  return {
    rows: {
      ...rows,
      answers: perCopy(rows.answers, (answer, copy) => ({
        ...answer,
        id: renameId(answer.id, copy),
        position: copy * rows.answers.length + answer.position,
        question: rename(answer.question, copy),
        heading: rename(answer.heading, copy),
        body: rename(answer.body, copy),
        hiddenPhrasings: answer.hiddenPhrasings.map((text) => rename(text, copy)),
        hiddenWords: answer.hiddenWords.map((text) => rename(text, copy)),
      })),
      shownPhrasings: belonging(rows.shownPhrasings, ({ text }, copy) => ({ text: rename(text, copy) })),
      keywords: belonging(rows.keywords, ({ phrase }, copy) => ({
        phrase: `${rename(phrase, copy)} ${suffixOf(copy)}`,
      })),
      citations: belonging(rows.citations, ({ snippet }, copy) => ({ snippet: rename(snippet, copy) })),
      citedPassages: belonging(rows.citedPassages, () => ({})),
      answerPassages: belonging(rows.answerPassages, () => ({})),
      relatedAnswers: belonging(rows.relatedAnswers, ({ relatedId }, copy) => ({
        relatedId: renameId(relatedId, copy),
      })),
      answerResources: belonging(rows.answerResources, () => ({})),
      furtherReading: belonging(rows.furtherReading, () => ({})),
    },
    searchModel: encodeModel(multiplyModel(decodeModel(searchModel), copies)),
    filesHash,
  };
}

const suffixOf = (copy: number) => `q${String.fromCharCode(97 + copy)}`;
const renameId = (id: string, copy: number) => (copy === 0 || id === OUT_OF_SCOPE ? id : `${id}-${suffixOf(copy)}`);

/** Makes other words of all words but function words. */
function rename(text: string, copy: number): string {
  if (copy === 0) return text;
  return text.replace(/\p{L}+/gu, (word) => (STOP_WORDS.has(word.toLowerCase()) ? word : word + suffixOf(copy)));
}

function multiplyModel(model: Model, copies: readonly number[]): Model {
  /** For each feature, where its cells come from. */
  const sources = new Map<string, { copy: number; number: number }[]>();
  for (const copy of copies)
    model.features.forEach((feature, number) => {
      const name = rename(feature, copy);
      const known = sources.get(name);
      if (known) known.push({ copy, number });
      else sources.set(name, [{ copy, number }]);
    });
  // Copy after copy, so that the classes of a feature's cells stay in order.
  const answers = model.classes.filter((id) => id !== OUT_OF_SCOPE);
  const classes = [OUT_OF_SCOPE, ...copies.flatMap((copy) => answers.map((id) => renameId(id, copy)))];
  const features = [...sources.keys()].sort();
  const most = model.cellClasses.length * copies.length;
  const offsets = new Uint32Array(features.length + 1);
  const perplexities = new Float32Array(features.length);
  const cellClasses = new Uint16Array(most);
  const cellCounts = new Uint8Array(most);
  const cellWeights = new Int8Array(most);
  let end = 0;
  features.forEach((feature, row) => {
    let perplexity = 0;
    for (const { copy, number } of sources.get(feature) ?? []) {
      perplexity += at(model.perplexities, number); // The copies are alike, so that it multiplies.
      for (let cell = at(model.offsets, number); cell < at(model.offsets, number + 1); cell += 1) {
        const classNumber = at(model.cellClasses, cell);
        if (copy > 0 && classNumber === 0) continue;
        cellClasses[end] = classNumber === 0 ? 0 : classNumber + copy * answers.length;
        cellCounts[end] = at(model.cellCounts, cell);
        cellWeights[end] = at(model.cellWeights, cell);
        end += 1;
      }
    }
    perplexities[row] = perplexity;
    offsets[row + 1] = end;
  });
  return {
    ...model,
    classes,
    features,
    offsets,
    perplexities,
    cellClasses: cellClasses.slice(0, end),
    cellCounts: cellCounts.slice(0, end),
    cellWeights: cellWeights.slice(0, end),
  };
}
