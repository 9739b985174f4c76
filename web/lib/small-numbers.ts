/** Numbers up to twelve in words. Apart from the others, because the first visit needs no more. */

/** Up to nineteen; none is `no`, as before a noun. */
export const small: readonly string[] =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );

/** A number up to twelve in words; from 13 in figures. */
export function inWords(count: number): string {
  return count === 0 ? "none" : (count < 13 && small[count]) || String(count);
}
