/** How much two words differ. */

/** @returns The least number of letters to insert, remove or replace (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, its] of [...other].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === its ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
