/** The Roman numerals of topics. */

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

/** @param index - The position of the topic in the library, from 0. */
export function TopicNumeral({ index, className = "" }: { index: number; className?: string }) {
  return (
    <span className={`font-[560] font-serif text-label text-rubric not-italic tracking-[0.06em] ${className}`}>
      {roman(index + 1)}
    </span>
  );
}
