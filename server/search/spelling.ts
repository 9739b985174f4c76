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
const FREQUENCY = 0.1;
const VOWELS = new Set("aeiouy");

/**
 * Prepares the mending.
 *
 * @param frequencies - How often each known word stands in the answers.
 * @returns A function from a word, folded, to the known word that was surely meant, or null.
 */
export function createSpelling(frequencies: ReadonlyMap<string, number>): (word: string) => string | null {
  const byLength = new Map<number, { word: string; letters: number }[]>();
  for (const word of frequencies.keys()) {
    if (word.length < MIN_LENGTH || !/^\p{L}+$/u.test(word)) continue;
    const known = { word, letters: lettersOf(word) };
    const alike = byLength.get(word.length);
    if (alike) alike.push(known);
    else byLength.set(word.length, [known]);
  }

  return (word) => {
    if (frequencies.has(word) || !/^\p{L}+$/u.test(word)) return null;
    const most = MOST_SLIPS.find(([length]) => word.length >= length)?.[1];
    if (most === undefined) return null;
    const letters = lettersOf(word);
    const spread = Math.floor(most / SMALL_SLIP);
    let best: { word: string; cost: number } | null = null;
    for (let length = word.length - spread; length <= word.length + spread; length += 1)
      for (const { word: known, letters: knownLetters } of byLength.get(length) ?? []) {
        const first = known[0] === word[0] ? 0 : FIRST_LETTER;
        const left = most - first;
        // Each slip changes at most two of the letters that occur; most words are ruled out by that alone.
        if (left < SMALL_SLIP || bitCount(letters ^ knownLetters) > (2 * left) / SMALL_SLIP) continue;
        const cost = first + slips(word, known, left) - FREQUENCY * Math.log10(frequencies.get(known) ?? 1);
        if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: known, cost };
      }
    return best?.word ?? null;
  };
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
  const lostKnown = lostCosts(known);
  const lostTyped = lostCosts(typed);
  let before: number[] = [];
  let above = [0];
  for (const [j, cost] of lostKnown.entries()) above.push((above[j] ?? 0) + cost);
  for (let i = 1; i <= typed.length; i += 1) {
    const lost = lostTyped[i - 1] ?? 1;
    let least = (above[0] ?? 0) + lost;
    const row = [least];
    for (let j = 1; j <= known.length; j += 1) {
      const changed = typed[i - 1] === known[j - 1] ? 0 : changeCost(typed[i - 1] ?? "", known[j - 1] ?? "");
      let cost = (above[j - 1] ?? 0) + changed;
      cost = Math.min(cost, (above[j] ?? 0) + lost, (row[j - 1] ?? 0) + (lostKnown[j - 1] ?? 1));
      if (i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + SMALL_SLIP);
      row.push(cost);
      if (cost < least) least = cost;
    }
    // Two rows, because an exchange of neighbours leaps over one.
    if (least > most && Math.min(...above) > most) return Number.POSITIVE_INFINITY;
    before = above;
    above = row;
  }
  const distance = above[known.length] ?? Number.POSITIVE_INFINITY;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

function changeCost(typed: string, meant: string): number {
  return VOWELS.has(typed) && VOWELS.has(meant) ? SMALL_SLIP : 1;
}

/** Of each letter, when it stands in one of the words only: small when it doubles its neighbour or cannot be heard. */
function lostCosts(word: string): number[] {
  return [...word].map((letter, index) => {
    const small = letter === word[index - 1] || letter === word[index + 1] || (letter === "h" && index > 0);
    return small ? SMALL_SLIP : 1;
  });
}
