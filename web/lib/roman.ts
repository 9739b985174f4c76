/** Roman numerals, which number the topics. */

const romanParts = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** @param number - From 1. */
export function roman(number: number): string {
  let rest = number;
  let numeral = "";
  for (const [value, sign] of romanParts) {
    for (; rest >= value; rest -= value) numeral += sign;
  }
  return numeral;
}
