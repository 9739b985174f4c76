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
export function multiply({ rows, searchModel }: PreparedContent, factor: number): PreparedContent {
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
  };
}

const suffixOf = (copy: number) => `q${String.fromCharCode(97 + copy)}`;
const renameId = (id: string, copy: number) => (copy === 0 || id === OUT_OF_SCOPE ? id : `${id}-${suffixOf(copy)}`);

/** Makes other words of all words but function words. */
function rename(text: string, copy: number): string {
  if (copy === 0) return text;
  return text.replace(/\p{L}+/gu, (word) => (STOP_WORDS.has(word.toLowerCase()) ? word : word + suffixOf(copy)));
}

interface Cell {
  classId: string;
  count: number;
  weight: number;
}

function multiplyModel(model: Model, copies: readonly number[]): Model {
  const cellsOf = new Map<string, { frequency: number; cells: Cell[] }>();
  for (const copy of copies)
    model.features.forEach((feature, number) => {
      const name = rename(feature, copy);
      const entry = cellsOf.get(name) ?? { frequency: 0, cells: [] };
      cellsOf.set(name, entry);
      entry.frequency += at(model.frequencies, number);
      for (let cell = at(model.offsets, number); cell < at(model.offsets, number + 1); cell += 1) {
        const classId = model.classes[at(model.cellClasses, cell)] ?? "";
        if (copy > 0 && classId === OUT_OF_SCOPE) continue;
        entry.cells.push({
          classId: renameId(classId, copy),
          count: at(model.cellCounts, cell),
          weight: at(model.cellWeights, cell),
        });
      }
    });
  const answers = model.classes.filter((id) => id !== OUT_OF_SCOPE);
  const classes = [OUT_OF_SCOPE, ...copies.flatMap((copy) => answers.map((id) => renameId(id, copy))).sort()];
  const numbers = new Map(classes.map((id, number) => [id, number]));
  const features = [...cellsOf.keys()].sort();
  const offsets = new Uint32Array(features.length + 1);
  const cells = features.flatMap((feature, number) => {
    const own = cellsOf.get(feature)?.cells ?? [];
    offsets[number + 1] = at(offsets, number) + own.length;
    return own
      .map(({ classId, ...cell }) => ({ ...cell, classNumber: numbers.get(classId) ?? 0 }))
      .sort((a, b) => a.classNumber - b.classNumber);
  });
  return {
    ...model,
    classes,
    features,
    offsets,
    frequencies: Uint16Array.from(features, (feature) => Math.min(65_535, cellsOf.get(feature)?.frequency ?? 0)),
    cellClasses: Uint16Array.from(cells, ({ classNumber }) => classNumber),
    cellCounts: Uint8Array.from(cells, ({ count }) => count),
    cellWeights: Int8Array.from(cells, ({ weight }) => weight),
  };
}
