/** Corrects misspelt words to words that the answers use. A word that the answers use is never corrected. */
import SearchableMap from "minisearch/SearchableMap";

/** Shorter words are not corrected: a typo in them cannot be told from another word. */
const MIN_LENGTH = 3;
/** Words are not corrected to rarer ones, most of which are names. */
const MIN_FREQUENCY = 2;
/** From this length on, two letters may be wrong instead of one. */
const LONG = 7;
/** Added distance of a different first letter, which is seldom wrong. */
const FIRST_LETTER_COST = 0.75;
/** How much nearer a word counts than one that is a tenth as frequent. */
const FREQUENCY_BONUS = 0.2;
const IS_WORD = /^\p{L}+$/u;

/**
 * Prepares the correction of words.
 *
 * @param frequencies - How often each known word occurs in the answers.
 * @returns A function from a folded word to the nearest known word, or null if the word is known or none is near
 *   enough.
 */
export function createSpelling(frequencies: ReadonlyMap<string, number>): (word: string) => string | null {
  // Built for the first word to be corrected, because it takes some 30 ms.
  let known: SearchableMap<number> | undefined;
  return (typed) => {
    if (typed.length < MIN_LENGTH || frequencies.has(typed) || !IS_WORD.test(typed)) return null;
    known ??= readKnown(frequencies);
    let nearest: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    const consider = (word: string, frequency: number, distance: number) => {
      const cost = distance + (word[0] === typed[0] ? 0 : FIRST_LETTER_COST) - FREQUENCY_BONUS * Math.log10(frequency);
      if (cost < least) [nearest, least] = [word, cost];
    };
    // Three letters may lack a fourth ("kil"), but not be other ones: most are abbreviations.
    for (const [word, [frequency, distance]] of known.fuzzyGet(typed, typed.length < LONG ? 1 : 2).entries())
      if (typed.length > MIN_LENGTH || (word.length > MIN_LENGTH && word[0] === typed[0]))
        consider(word, frequency, distance);
    // Levenshtein's distance counts an exchange of neighbours as two edits.
    for (const word of exchangesOf(typed)) {
      const frequency = known.get(word);
      if (frequency !== undefined) consider(word, frequency, 1);
    }
    return nearest;
  };
}

function readKnown(frequencies: ReadonlyMap<string, number>): SearchableMap<number> {
  const known = new SearchableMap<number>();
  for (const [word, frequency] of frequencies)
    if (word.length >= MIN_LENGTH && frequency >= MIN_FREQUENCY && IS_WORD.test(word)) known.set(word, frequency);
  return known;
}

/** @returns A word with each two neighbouring letters exchanged. */
function exchangesOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, place) => `${word.slice(0, place)}${word[place + 1]}${word[place]}${word.slice(place + 2)}`,
  );
}
