/** Finds texts that occur more than once. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { Place, Report } from "../problem.ts";

/**
 * Compares texts by their words alone: case, punctuation and spacing make no difference.
 *
 * @returns A function to call with each text and what finds its place. It reports every occurrence after the first, and
 *   returns whether it has.
 */
export function reportRepeats(report: Report, message: (text: string) => string, remedy: string) {
  const places = new Map<string, () => Place>();
  return (text: string, place: () => Place): boolean => {
    const key = splitWords(text).join(" ");
    const earlier = places.get(key)?.();
    if (earlier) report(place(), `${message(text)} (${earlier.file}:${earlier.line})`, remedy);
    else places.set(key, place);
    return earlier !== undefined;
  };
}
