/**
 * Mends misspelt words against the words that the answers use, before anything is searched. A word that the answers
 * know is always taken as meant.
 */

/** A word of two letters is too short to tell a slip from another word. */
const MIN_LENGTH = 3;
/** How much may be wrong in a word, by its length: from each length on, so many slips. */
const MOST_SLIPS: readonly (readonly [length: number, slips: number])[] = [
  [11, 3],
  [7, 2],
  [4, 1],
  // Of a short word only what the hand or the ear confuses: "teh", "wat", "fre".
  [MIN_LENGTH, 0.7],
];
/** What the hand or the ear confuses is a smaller slip: neighbours exchanged, one vowel for another, a doubled letter. */
const SMALL_SLIP = 0.7;
/** The first letter is seldom wrong. */
const FIRST_LETTER = 0.75;
/** What a word ten times as frequent is worth, in slips. */
const FREQUENCY = 0.2;
const VOWELS = new Set("aeiouy");

interface KnownWord {
  word: string;
  letters: number;
  /** What its frequency is worth, in slips. */
  bonus: number;
}

/**
 * Prepares the mending.
 *
 * @param frequencies - How often each known word stands in the answers.
 * @returns A function from a word, folded, to the known word that was surely meant, or null.
 */
export function createSpelling(frequencies: ReadonlyMap<string, number>): (word: string) => string | null {
  const byLength = new Map<number, KnownWord[]>();
  for (const [word, frequency] of frequencies) {
    if (word.length < MIN_LENGTH || !/^\p{L}+$/u.test(word)) continue;
    const known = { word, letters: lettersOf(word), bonus: FREQUENCY * Math.log10(frequency) };
    const alike = byLength.get(word.length);
    if (alike) alike.push(known);
    else byLength.set(word.length, [known]);
  }

  return (word) => {
    if (frequencies.has(word) || !/^\p{L}+$/u.test(word)) return null;
    const most = MOST_SLIPS.find(([length]) => word.length >= length)?.[1];
    if (most === undefined) return null;
    const letters = lettersOf(word);
    let best: { word: string | null; cost: number } = { word: null, cost: Number.POSITIVE_INFINITY };
    for (const length of nearestFirst(word.length, Math.floor(most / SMALL_SLIP)))
      for (const known of byLength.get(length) ?? []) {
        const first = known.word[0] === word[0] ? 0 : FIRST_LETTER;
        // What cannot be better than the best so far is not reckoned out.
        const left = Math.min(most, best.cost + known.bonus) - first;
        // Each slip changes at most two of the letters that occur; most words are ruled out by that alone.
        if (left < SMALL_SLIP || bitCount(letters ^ known.letters) > (2 * left) / SMALL_SLIP) continue;
        const cost = first + slips(word, known.word, left) - known.bonus;
        if (cost < best.cost) best = { word: known.word, cost };
      }
    return best.word;
  };
}

/** Lengths about a length: that itself, then those on both sides. */
function nearestFirst(length: number, spread: number): number[] {
  const lengths = [length];
  for (let distance = 1; distance <= spread; distance += 1) lengths.push(length - distance, length + distance);
  return lengths;
}

/** @returns Which letters occur in a word, a bit for each; letters beyond a to z share theirs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * The slips between two words: letters added, left out, changed, or two neighbours exchanged (the optimal string
 * alignment distance; Boytsov 2011, section 2.1), where small slips count less.
 *
 * @param most - Distances above it are all given as infinite.
 */
export function slips(typed: string, known: string, most: number): number {
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
        cost = Math.min(cost, (before[j - 2] ?? 0) + SMALL_SLIP);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // Two rows, because an exchange of neighbours leaps over one.
    if (least > most && leastAbove > most) return Number.POSITIVE_INFINITY;
    leastAbove = least;
    [before, above, row] = [above, row, before];
  }
  const distance = above[known.length] ?? Number.POSITIVE_INFINITY;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/** Three rows to reckon in; a new one for every word would take longer than the reckoning. */
const rows: [number[], number[], number[]] = [[], [], []];

function changeCost(typed: string, meant: string): number {
  return VOWELS.has(typed) && VOWELS.has(meant) ? SMALL_SLIP : 1;
}

/** A letter that stands in one of the words only: a small slip when it doubles its neighbour or cannot be heard. */
function lostCost(word: string, index: number): number {
  const letter = word[index];
  const small = letter === word[index - 1] || letter === word[index + 1] || (letter === "h" && index > 0);
  return small ? SMALL_SLIP : 1;
}
