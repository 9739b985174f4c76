/** What visitors write, as it is kept. */
import { trimQuestion } from "../shared/limits.ts";

/** @returns A text on one line, without invisible characters. */
export function onOneLine(written: string): string {
  return trimQuestion(written.replace(/[\p{Cc}\s]+/gu, " ").replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, ""));
}
