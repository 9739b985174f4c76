/** Numbers in a text, and how many of a noun. */

const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number up to twelve in words, none as before a noun: `no`; from 13 in figures. */
function beforeNoun(number: number): string {
  return words[number] ?? String(number);
}

/** A number without a noun: up to twelve in words, from 13 in figures. */
export function inWords(number: number): string {
  return number === 0 ? "none" : beforeNoun(number);
}

/** A number and its noun: `twelve questions`, `one question`, `25 questions`. */
export function counted(number: number, singular: string, plural = `${singular}s`): string {
  return `${beforeNoun(number)} ${number === 1 ? singular : plural}`;
}
