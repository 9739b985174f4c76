/**
 * Finds verses by words that somebody remembers of them, in either translation. BM25 finds candidates by the words alone;
 * they are ranked by BM25 and by the words that they share with the text in the same order.
 */
import type Sqlite from "better-sqlite3";
import { openBible, type Translation } from "./bible.ts";
import { fromBlob } from "./bible-file.ts";
import type { VerseNumber } from "./references.ts";
import { toStems } from "./stems.ts";

export interface FoundVerse {
  number: VerseNumber;
  /** The translation that is nearer to the text. */
  translation: Translation;
}

/** Number of candidates that are compared word by word. */
const CANDIDATES = 50;
/** The usual parameters of BM25. A word counts once for each verse. */
const K1 = 1.2;
const B = 0.75;
/**
 * What a verse has to share with a text to be shown: a number of words in the same order, their likeness, and that
 * they stand near each other: on average at every fifth place or nearer. With these limits, verses are found for 9 in 10 half-remembered wordings, and for 1 in 300 questions about something else.
 */
const SHOWN = { words: 4, likeness: 5, gap: 5 };
/** A question asks about a subject; what is remembered of a verse states something. So it has to be more alike. */
const QUESTION =
  /^(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|am|do|does|did|can|could|may|must|shall|should|will|would|has|have|had)\b|\?$/i;
const LIKENESS_OF_QUESTION = 0.5;

interface StemRow {
  number: number;
  positions: Buffer;
}
interface VerseRow {
  number: VerseNumber;
  kjv_stems: Buffer;
  web_stems: Buffer;
}

/** What each search needs, read once: 124 kB for the lengths of verses, and the prepared queries. */
interface Index {
  /** By position: how BM25 weighs a word in the verse, by the verse's length. */
  lengthWeights: Float32Array;
  stem: Sqlite.Statement<[string], StemRow>;
  verse: Sqlite.Statement<[number], VerseRow>;
}

let index: Index | undefined;

function openIndex(): Index {
  const db = openBible();
  const lengths = fromBlob(db.prepare<[], Buffer>("SELECT counts FROM lengths").pluck().get() ?? Buffer.alloc(0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return {
    lengthWeights: Float32Array.from(lengths, (length) => (K1 + 1) / (1 + K1 * (1 - B + (B * length) / average))),
    stem: db.prepare("SELECT number, positions FROM stems WHERE stem = ?"),
    verse: db.prepare("SELECT number, kjv_stems, web_stems FROM verses WHERE position = ?"),
  };
}

/** A word of the text that is looked for. */
interface Sought {
  /** Number of its stem; -1 if no verse has it. */
  stem: number;
  positions: Uint16Array;
  /** How much it says: the logarithm of how rare it is. */
  weight: number;
}

/**
 * @param text - Without references to passages.
 * @param most - Maximum number of verses.
 * @returns The verses whose words the text repeats, most alike first; usually none.
 */
export function findVerses(text: string, most: number): FoundVerse[] {
  index ??= openIndex();
  const sought = readWords(index, text);
  const total = sumOf(sought.map(({ weight }) => weight));
  const penalty = QUESTION.test(text.trim()) ? LIKENESS_OF_QUESTION : 1;
  const { verse } = index;
  const isShown = (likeness: number) => (likeness * penalty) / total > SHOWN.likeness;
  const repeated = total - sumOf([...new Set(sought)].map(({ weight }) => weight));
  return findCandidates(index, sought)
    .filter(({ shared }) => isShown((shared + repeated) ** 2)) // More than that it cannot share.
    .flatMap(({ position, bm25 }) => {
      const row = verse.get(position);
      if (row === undefined) return [];
      const kjv = sharedInOrder(sought, fromBlob(row.kjv_stems));
      const web = sharedInOrder(sought, fromBlob(row.web_stems));
      const [translation, inOrder] = web.sum > kjv.sum ? (["web", web] as const) : (["kjv", kjv] as const);
      return [{ number: row.number, translation, inOrder, rank: bm25 + inOrder.sum }];
    })
    .filter(({ inOrder: { words, sum, greatest, length } }) => {
      // One rare word, such as a name, is no memory of a verse; nor are a few words of a long text.
      return words >= SHOWN.words && length <= SHOWN.gap * words && isShown((sum - greatest) * sum);
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ number, translation }) => ({ number, translation }));
}

function readWords({ stem: find, lengthWeights }: Index, text: string): Sought[] {
  const verseCount = lengthWeights.length;
  const known = new Map<string, Sought>();
  return toStems(text).map((stem) => {
    const row = known.has(stem) ? undefined : find.get(stem);
    const positions = row ? fromBlob(row.positions) : new Uint16Array();
    const weight = Math.log(1 + (verseCount - positions.length + 0.5) / (positions.length + 0.5));
    const word = known.get(stem) ?? { stem: row?.number ?? -1, positions, weight };
    known.set(stem, word);
    return word;
  });
}

interface Candidate {
  position: number;
  /** Sum of the weights of the words that the verse shares with the text, in any order. */
  shared: number;
  bm25: number;
}

/** @returns The verses with the highest scores by BM25. */
function findCandidates({ lengthWeights }: Index, sought: readonly Sought[]): Candidate[] {
  const sums = new Float32Array(lengthWeights.length);
  for (const { positions, weight } of new Set(sought))
    for (const position of positions) sums[position] = (sums[position] ?? 0) + weight;
  // What is no longer among the best is dropped now and then, so that few are sorted.
  let best: Candidate[] = [];
  let least = 0;
  const keepBest = () => {
    best = best.sort((a, b) => b.bm25 - a.bm25).slice(0, CANDIDATES);
    least = best.length < CANDIDATES ? 0 : (best.at(-1)?.bm25 ?? 0);
  };
  for (let position = 0; position < sums.length; position++) {
    const shared = sums[position] ?? 0;
    const bm25 = shared * (lengthWeights[position] ?? 0);
    if (bm25 <= least) continue;
    best.push({ position, shared, bm25 });
    if (best.length === 4 * CANDIDATES) keepBest();
  }
  keepBest();
  return best;
}

/** The words that a text and a verse share in the same order: the heaviest such words. */
interface Shared {
  words: number;
  /** Sum of their weights, and the greatest of these. */
  sum: number;
  greatest: number;
  /** Number of words of the verse from the first of them to the last. */
  length: number;
}

function sharedInOrder(sought: readonly Sought[], verse: Uint16Array): Shared {
  // The longest common subsequence by weight, from the end: the best sum for what follows each pair of words.
  const width = verse.length + 1;
  const sums = new Float64Array((sought.length + 1) * width);
  for (let word = sought.length - 1; word >= 0; word--) {
    const { stem, weight } = sought[word] as Sought;
    for (let at = verse.length - 1; at >= 0; at--) {
      const here = word * width + at;
      sums[here] =
        verse[at] === stem
          ? weight + (sums[here + width + 1] ?? 0)
          : Math.max(sums[here + width] ?? 0, sums[here + 1] ?? 0);
    }
  }
  const shared: Shared = { words: 0, sum: 0, greatest: 0, length: 0 };
  let first = 0;
  for (let word = 0, at = 0; word < sought.length && at < verse.length; ) {
    const { stem, weight } = sought[word] as Sought;
    const here = word * width + at;
    if (verse[at] === stem) {
      if (shared.words === 0) first = at;
      shared.words += 1;
      shared.sum += weight;
      shared.greatest = Math.max(shared.greatest, weight);
      shared.length = at - first + 1;
      word += 1;
      at += 1;
    } else if ((sums[here + width] ?? 0) >= (sums[here + 1] ?? 0)) word += 1;
    else at += 1;
  }
  return shared;
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
