/**
 * Finds marks that may name the wrong citation: their sentence has more in common with another citation of the same
 * answer. Only words and names are compared, so what it finds is for an editor to read.
 */
import { splitWords, toTerm } from "../../server/search/tokenize.ts";
import { findMarks } from "../marks.ts";

/** An answer as far as its marks go. */
export interface MarkedAnswer {
  id: string;
  /** Its citations: what marks call them, and all that is known of them (title, author, place, snippet). */
  citations: readonly { key: string; text: string }[];
  /** Its paragraphs, with marks that name their citation. */
  paragraphs: readonly string[];
}

export interface DoubtfulMark {
  answerId: string;
  /** The paragraph, from 0, and the offset of the mark in it. */
  paragraph: number;
  start: number;
  key: string;
  /** The key of the citation that fits better. */
  better: string;
  sentence: string;
}

/**
 * How much better the other citation must fit, in units of what a word is worth that only one citation of all answers
 * has. Chosen on the 30 false marks that the first 401 answers had (`tests/seed/false-marks.json`): marks that would
 * gain this on average if they exchanged their citations include all 30 of them, and 30 of the 2,560 others.
 */
const EXCHANGED = 0.4;
/** The same for a citation that fits better where it is not marked, although its own marks are right. */
const ALONE = 2;

/** A mark with the sentence before it. */
interface Claim {
  paragraph: number;
  start: number;
  key: string;
  acknowledged: boolean;
  sentence: string;
  /** How well each citation fits the sentence, in the order of the citations. */
  fits: number[];
  /** All marks of the sentence. */
  keys: Set<string>;
}

/** @returns The marks that may name the wrong citation. Marks that an editor has acknowledged are taken as right. */
export function findDoubtfulMarks(answers: readonly MarkedAnswer[]): DoubtfulMark[] {
  const worth = measureWorth(answers);
  return answers.flatMap(({ id, citations, paragraphs }) => {
    const terms = citations.map(({ text }) => termsOf(text));
    const keys = citations.map(({ key }) => key);
    const claims = paragraphs.flatMap((text, paragraph) =>
      claimsOf(text).map((claim) => {
        const own = termsOf(claim.sentence);
        return { ...claim, paragraph, fits: terms.map((theirs) => sharedWorth(own, theirs, worth)) };
      }),
    );
    const open = claims.filter(({ key, acknowledged }) => keys.includes(key) && !acknowledged);
    const exchanged = exchangesOf(keys, open);
    return open.flatMap((claim): DoubtfulMark[] => {
      const { paragraph, start, key, sentence, fits } = claim;
      const own = fits[keys.indexOf(key)] ?? 0;
      const other = exchanged.get(key);
      const best = fits.indexOf(Math.max(...fits));
      const bestKey = keys[best] ?? key;
      const isAlone = (fits[best] ?? 0) - own >= ALONE && !claim.keys.has(bestKey);
      const better =
        other !== undefined && (fits[keys.indexOf(other)] ?? 0) > own ? other : isAlone ? bestKey : undefined;
      return better === undefined ? [] : [{ answerId: id, paragraph, start, key, better, sentence }];
    });
  });
}

/** @returns The marks of a paragraph, each with its sentence. Marks that follow one another have the same one. */
function claimsOf(text: string): Omit<Claim, "paragraph" | "fits">[] {
  const claims: Omit<Claim, "paragraph" | "fits">[] = [];
  let end = 0;
  for (const { key, acknowledged, start } of findMarks(text)) {
    const between = text.slice(end, start).trim();
    const before = claims.at(-1);
    const keys = between === "" && before ? before.keys.add(key) : new Set([key]);
    const sentence = between === "" ? (before?.sentence ?? "") : (between.split(SENTENCE_END).at(-1) ?? "");
    claims.push({ key, acknowledged, start, sentence, keys });
    end = text.indexOf("]", start) + 1;
  }
  return claims;
}

const SENTENCE_END = /(?<=[.?!]["”’')]*)\s+(?=["“(]?\p{Lu})/u;

function termsOf(text: string): Set<string> {
  return new Set(splitWords(text).flatMap((word) => toTerm(word) ?? []));
}

/** @returns What each term is worth, by its inverse document frequency over all citations: 1 if only one has it. */
function measureWorth(answers: readonly MarkedAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { citations } of answers)
    for (const { text } of citations) {
      total += 1;
      for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  return new Map([...counts].map(([term, count]) => [term, 1 - Math.log(count) / Math.log(total)]));
}

function sharedWorth(one: ReadonlySet<string>, other: ReadonlySet<string>, worth: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const term of one) if (other.has(term)) sum += worth.get(term) ?? 0;
  return sum;
}

/**
 * Gives each citation the marks that fit it best, so that all of them together fit best.
 *
 * @returns The citations that change places and gain enough by it: the key of the new citation, by that of the old.
 */
function exchangesOf(keys: readonly string[], claims: readonly Claim[]): Map<string, string> {
  const marked = keys.filter((key) => claims.some((claim) => claim.key === key));
  const indexes = marked.map((key) => keys.indexOf(key));
  const fits = marked.map((key) => {
    const own = claims.filter((claim) => claim.key === key);
    return indexes.map((index) => own.reduce((sum, claim) => sum + (claim.fits[index] ?? 0), 0) / own.length);
  });
  const assigned = bestAssignment(fits);
  const gainAt = (row: number) => (fits[row]?.[assigned[row] ?? row] ?? 0) - (fits[row]?.[row] ?? 0);
  const exchanges = new Map<string, string>();
  for (const cycle of cyclesOf(assigned)) {
    const gain = cycle.reduce((sum, row) => sum + gainAt(row), 0) / cycle.length;
    if (cycle.length > 1 && gain >= EXCHANGED)
      for (const row of cycle) exchanges.set(marked[row] ?? "", marked[assigned[row] ?? row] ?? "");
  }
  return exchanges;
}

/**
 * Finds the assignment of columns to rows with the greatest sum, by dynamic programming over the sets of columns taken
 * (an answer has at most eight citations).
 *
 * @param values - A square matrix.
 * @returns The column of each row.
 */
function bestAssignment(values: readonly (readonly number[])[]): number[] {
  let best = new Map<number, { sum: number; columns: number[] }>([[0, { sum: 0, columns: [] }]]);
  for (const row of values) {
    const next: typeof best = new Map();
    for (const [taken, { sum, columns }] of best)
      row.forEach((value, column) => {
        const bit = 1 << column;
        if (taken & bit) return;
        const earlier = next.get(taken | bit);
        if (!earlier || sum + value > earlier.sum)
          next.set(taken | bit, { sum: sum + value, columns: [...columns, column] });
      });
    best = next;
  }
  return [...best.values()][0]?.columns ?? [];
}

/** @returns The cycles of a permutation. */
function cyclesOf(permutation: readonly number[]): number[][] {
  const seen = new Set<number>();
  return permutation.flatMap((_, first) => {
    const cycle: number[] = [];
    for (let row = first; !seen.has(row); row = permutation[row] ?? first) {
      seen.add(row);
      cycle.push(row);
    }
    return cycle.length > 0 ? [cycle] : [];
  });
}
