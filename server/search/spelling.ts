/**
 * Corrects misspelt words by edit distance, to words that the answers use. A word that the answers use is never
 * corrected.
 */

/** Shorter words are not corrected: a typo in them cannot be told from another word. */
const MIN_LENGTH = 3;
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
const VOWELS = new Set("aeiouy");

/** The known words of one length. Parallel arrays, because each unknown word is compared with all of them. */
interface KnownWords {
  words: string[];
  initials: Uint16Array;
  /** As `lettersOf` returns them. */
  letters: Int32Array;
  /** Bonus for the word's frequency, in edits. */
  bonuses: Float64Array;
}

/**
 * Prepares the correction of words.
 *
 * @param frequencies - How often each known word occurs in the answers.
 * @returns A function from a folded word to the nearest known word, or null if the word is known or none is near
 *   enough.
 */
export function createSpelling(frequencies: ReadonlyMap<string, number>): (word: string) => string | null {
  const wordsByLength = new Map<number, string[]>();
  for (const word of frequencies.keys()) {
    if (word.length < MIN_LENGTH || !/^\p{L}+$/u.test(word)) continue;
    const alike = wordsByLength.get(word.length);
    if (alike) alike.push(word);
    else wordsByLength.set(word.length, [word]);
  }
  const byLength = new Map(
    [...wordsByLength].map(([length, words]): [number, KnownWords] => [
      length,
      {
        words,
        initials: Uint16Array.from(words, (word) => word.charCodeAt(0)),
        letters: Int32Array.from(words, lettersOf),
        bonuses: Float64Array.from(words, (word) => FREQUENCY_BONUS * Math.log10(frequencies.get(word) ?? 1)),
      },
    ]),
  );

  return (word) => {
    if (frequencies.has(word) || !/^\p{L}+$/u.test(word)) return null;
    const most = MAX_DISTANCES.find(([length]) => word.length >= length)?.[1];
    if (most === undefined) return null;
    const letters = lettersOf(word);
    let best: { word: string | null; cost: number } = { word: null, cost: Number.POSITIVE_INFINITY };
    for (const length of nearestFirst(word.length, Math.floor(most / SMALL_EDIT))) {
      const known = byLength.get(length);
      if (!known) continue;
      for (let index = 0; index < known.words.length; index += 1) {
        const first = known.initials[index] === word.charCodeAt(0) ? 0 : FIRST_LETTER_COST;
        const bonus = known.bonuses[index] as number;
        // The distance is computed only as far as it can beat the best so far.
        const left = Math.min(most, best.cost + bonus) - first;
        // An edit changes at most two of the letters that occur. This alone rules out most words.
        if (left < SMALL_EDIT || bitCount(letters ^ (known.letters[index] as number)) > (2 * left) / SMALL_EDIT)
          continue;
        const meant = known.words[index] as string;
        const cost = first + editDistance(word, meant, left) - bonus;
        if (cost < best.cost) best = { word: meant, cost };
      }
    }
    return best.word;
  };
}

/** @returns The lengths around a length, nearest first. */
function nearestFirst(length: number, spread: number): number[] {
  const lengths = [length];
  for (let distance = 1; distance <= spread; distance += 1) lengths.push(length - distance, length + distance);
  return lengths;
}

/** @returns The letters that occur in a word, as a bit set. Letters other than a to z share bits with these. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return letters;
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
 * @param most - Greater distances are returned as infinity.
 */
export function editDistance(typed: string, known: string, most: number): number {
  let [before, above, row] = rows;
  above[0] = 0;
  for (let j = 1; j <= known.length; j += 1) above[j] = (above[j - 1] ?? 0) + lostCost(known, j - 1);
  let leastAbove = 0;
  for (let i = 1; i <= typed.length; i += 1) {
    const lost = lostCost(typed, i - 1);
    row[0] = (above[0] ?? 0) + lost;
    let least = row[0];
    for (let j = 1; j <= known.length; j += 1) {
      const changed = typed[i - 1] === known[j - 1] ? 0 : changeCost(typed[i - 1] ?? "", known[j - 1] ?? "");
      let cost = (above[j - 1] ?? 0) + changed;
      cost = Math.min(cost, (above[j] ?? 0) + lost, (row[j - 1] ?? 0) + lostCost(known, j - 1));
      if (i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + SMALL_EDIT);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // Two rows, because an exchange of neighbours skips one.
    if (least > most && leastAbove > most) return Number.POSITIVE_INFINITY;
    leastAbove = least;
    [before, above, row] = [above, row, before];
  }
  const distance = above[known.length] ?? Number.POSITIVE_INFINITY;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/** The three rows of the computation, reused: allocating them for every word would take longer than the computation. */
const rows: [number[], number[], number[]] = [[], [], []];

function changeCost(typed: string, meant: string): number {
  return VOWELS.has(typed) && VOWELS.has(meant) ? SMALL_EDIT : 1;
}

/** Cost of a letter that only one of the words has: a small edit if it doubles its neighbour or is silent. */
function lostCost(word: string, index: number): number {
  const letter = word[index];
  const small = letter === word[index - 1] || letter === word[index + 1] || (letter === "h" && index > 0);
  return small ? SMALL_EDIT : 1;
}
