/**
 * Corrects misspelt words by edit distance, to words that the answers use. A word that the answers use is never
 * corrected.
 */

/** Shorter words are not corrected: a typo in them cannot be told from another word. */
const MIN_LENGTH = 3;
/** Words are not corrected to rarer ones, most of which are names. */
const MIN_FREQUENCY = 2;
/** Maximum edit distance of a correction, by minimum length of the word. */
const MAX_DISTANCES: readonly (readonly [length: number, distance: number])[] = [
  [11, 3],
  [7, 2],
  [4, 1],
  // Short words may only have small edits: "teh", "wat", "fre".
  [MIN_LENGTH, 0.7],
];
/** Cost of an edit that fingers or ears easily make: exchanged neighbours, a vowel for another, a doubled letter. */
const SMALL_EDIT = 0.7;
/** Added cost of a different first letter, which is seldom wrong. */
const FIRST_LETTER_COST = 0.75;
/** Bonus of a word that is ten times as frequent as another, in edits. */
const FREQUENCY_BONUS = 0.2;
const VOWELS = new Set(codesOf("aeiouy"));
const [SILENT] = codesOf("h");
const IS_WORD = /^\p{L}+$/u;

/** A word, prepared for comparison with others. */
interface Spelled {
  word: string;
  codes: number[];
  /** The letters that occur in it, as a bit set. Letters other than a to z share bits with these. */
  letters: number;
  /** Bonus for its frequency, in edits. */
  bonus: number;
}

/**
 * Prepares the correction of words.
 *
 * @param frequencies - How often each known word occurs in the answers.
 * @returns A function from a folded word to the nearest known word, or null if the word is known or none is near
 *   enough.
 */
export function createSpelling(frequencies: ReadonlyMap<string, number>): (word: string) => string | null {
  const byLength = new Map<number, Spelled[]>();
  for (const [word, frequency] of frequencies) {
    if (word.length < MIN_LENGTH || frequency < MIN_FREQUENCY || !IS_WORD.test(word)) continue;
    const alike = byLength.get(word.length);
    const spelled = spell(word, frequency);
    if (alike) alike.push(spelled);
    else byLength.set(word.length, [spelled]);
  }

  return (word) => {
    const most = MAX_DISTANCES.find(([length]) => word.length >= length)?.[1];
    if (most === undefined || frequencies.has(word) || !IS_WORD.test(word)) return null;
    const typed = spell(word, 1);
    let best: string | null = null;
    let leastCost = Number.POSITIVE_INFINITY;
    for (const length of nearestFirst(word.length, Math.floor(most / SMALL_EDIT)))
      for (const known of byLength.get(length) ?? []) {
        const first = known.codes[0] === typed.codes[0] ? 0 : FIRST_LETTER_COST;
        // The distance is computed only as far as it can beat the best so far.
        const left = Math.min(most, leastCost + known.bonus) - first;
        // An edit removes and adds at most one of the letters that only one of the words has. This rules out most words.
        const edits = Math.max(bitCount(typed.letters & ~known.letters), bitCount(known.letters & ~typed.letters));
        if (left < SMALL_EDIT || edits * SMALL_EDIT > left) continue;
        const cost = first + editDistance(typed.codes, known.codes, left) - known.bonus;
        if (cost >= leastCost) continue;
        best = known.word;
        leastCost = cost;
      }
    return best;
  };
}

function spell(word: string, frequency: number): Spelled {
  const codes = codesOf(word);
  const letters = codes.reduce((bits, code) => bits | (1 << (code % 32)), 0);
  return { word, codes, letters, bonus: FREQUENCY_BONUS * Math.log10(frequency) };
}

function codesOf(word: string): number[] {
  return Array.from({ length: word.length }, (_, index) => word.charCodeAt(index));
}

/** @returns The lengths around a length, nearest first. */
function nearestFirst(length: number, spread: number): number[] {
  const lengths = [length];
  for (let distance = 1; distance <= spread; distance += 1) lengths.push(length - distance, length + distance);
  return lengths;
}

/** @returns How many bits of a 32-bit number are set (Warren 2012, "Hacker's Delight", 5-1). */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/**
 * Computes the edit distance of two words: letters added, left out or changed, and neighbours exchanged (optimal string
 * alignment; Boytsov 2011, section 2.1), where small edits count less.
 *
 * @param typed - The codes of a word's characters.
 * @param most - Greater distances are returned as infinity.
 */
function editDistance(typed: readonly number[], known: readonly number[], most: number): number {
  let [before, above, row] = rows;
  above[0] = 0;
  for (let j = 1; j <= known.length; j += 1) above[j] = (above[j - 1] as number) + lostCost(known, j - 1);
  let leastAbove = 0;
  for (let i = 1; i <= typed.length; i += 1) {
    const lost = lostCost(typed, i - 1);
    let least = (above[0] as number) + lost;
    row[0] = least;
    for (let j = 1; j <= known.length; j += 1) {
      let cost = (above[j - 1] as number) + changeCost(typed[i - 1] as number, known[j - 1] as number);
      cost = Math.min(cost, (above[j] as number) + lost, (row[j - 1] as number) + lostCost(known, j - 1));
      if (i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + SMALL_EDIT);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    // Two rows, because an exchange of neighbours skips one.
    if (least > most && leastAbove > most) return Number.POSITIVE_INFINITY;
    leastAbove = least;
    [before, above, row] = [above, row, before];
  }
  const distance = above[known.length] as number;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/** The three rows of the computation, reused: allocating them for every word would take longer than the computation. */
const rows: [number[], number[], number[]] = [[], [], []];

function changeCost(typed: number, meant: number): number {
  if (typed === meant) return 0;
  return VOWELS.has(typed) && VOWELS.has(meant) ? SMALL_EDIT : 1;
}

/** Cost of a letter that only one of the words has: a small edit if it doubles its neighbour or is silent. */
function lostCost(word: readonly number[], index: number): number {
  const letter = word[index];
  const isSmall = letter === word[index - 1] || letter === word[index + 1] || (letter === SILENT && index > 0);
  return isSmall ? SMALL_EDIT : 1;
}
