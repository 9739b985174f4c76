/**
 * Mends misspelt words against the words that the answers use, before anything is searched. A word that the answers
 * know is always taken as meant.
 */

/** Words of up to three letters are too short to tell a slip from another word. */
const MIN_LENGTH = 4;
/** From this length on two slips are allowed. */
const LONG_LENGTH = 7;
const VERY_LONG_LENGTH = 11;

/**
 * Prepares the mending.
 *
 * @param frequencies - How often each known word stands in the answers.
 * @returns A function from a word, folded, to the known word that was surely meant, or null.
 */
export function createSpelling(frequencies: ReadonlyMap<string, number>): (word: string) => string | null {
  const byLength = new Map<number, { word: string; letters: number }[]>();
  for (const word of frequencies.keys())
    if (word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word))
      byLength.set(word.length, [...(byLength.get(word.length) ?? []), { word, letters: lettersOf(word) }]);

  return (word) => {
    if (word.length < MIN_LENGTH || frequencies.has(word) || !/^\p{L}+$/u.test(word)) return null;
    const most = word.length >= VERY_LONG_LENGTH ? 3 : word.length >= LONG_LENGTH ? 2 : 1;
    const letters = lettersOf(word);
    let best: { word: string; cost: number; frequency: number } | null = null;
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const { word: known, letters: knownLetters } of byLength.get(length) ?? []) {
        // Each slip changes at most two of the letters that occur; most words are ruled out by that alone.
        if (bitCount(letters ^ knownLetters) > 2 * most) continue;
        const distance = slips(word, known, most);
        if (distance > most) continue;
        // The first letter is seldom wrong.
        const cost = distance + (known[0] === word[0] ? 0 : 0.75);
        const frequency = frequencies.get(known) ?? 0;
        if (cost > most) continue;
        if (!best || cost < best.cost || (cost === best.cost && frequency > best.frequency))
          best = { word: known, cost, frequency };
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
 * The number of slips between two words: letters added, left out, changed, or two neighbours exchanged (the optimal
 * string alignment distance; Boytsov 2011, section 2.1).
 *
 * @param most - Distances above it are all given as `most + 1`.
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? most + 1;
}
