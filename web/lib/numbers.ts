/** Numbers in words, and how many of a noun. */
import { small } from "./small-numbers.ts";

const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number up to 999 in words: `one hundred and ninety-two`; from 1000 in figures. */
export function spelledOut(number: number): string {
  if (number >= 1000) return String(number);
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const below =
    rest < 20 ? small[rest] : [tens[Math.floor(rest / 10)], small[rest % 10]].slice(0, rest % 10 ? 2 : 1).join("-");
  if (hundreds === 0) return below ?? "";
  return `${small[hundreds]} hundred${rest === 0 ? "" : ` and ${below}`}`;
}

/** A number and its noun: `twelve questions`, `one question`. */
export function counted(number: number, singular: string, plural = `${singular}s`): string {
  return `${spelledOut(number)} ${number === 1 ? singular : plural}`;
}
