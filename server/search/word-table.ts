/** Words with what is known of each, as one sorted text: a start neither parses it nor builds a map of it. */

/** Between a word and its value. It sorts before every character of a word. */
const TAB = "\t";

/** @param entries - Words with their values, each on one line. */
export function encodeWordTable(entries: Iterable<readonly [word: string, value: string]>): Uint8Array {
  const lines = Array.from(entries, ([word, value]) => `${word}${TAB}${value}\n`);
  return Buffer.from(lines.sort().join(""));
}

/**
 * @param bytes - As `encodeWordTable` made them.
 * @returns A function from a word to its value; undefined if the table does not have it.
 */
export function readWordTable(bytes: Uint8Array): (word: string) => string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  /** Where each line begins, and where the last one ends. */
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return (word) => {
    let [first, last] = [0, starts.length - 2];
    while (first <= last) {
      const middle = (first + last) >> 1;
      const line = text.slice(starts[middle], starts[middle + 1]);
      const found = line.slice(0, line.indexOf(TAB));
      if (found === word) return line.slice(found.length + 1, -1);
      if (found < word) first = middle + 1;
      else last = middle - 1;
    }
    return undefined;
  };
}
