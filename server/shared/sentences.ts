/** Where sentences end. */

/** The end of a sentence within a text, unless the stop belongs to an abbreviation or an initial. */
export const SENTENCE_END =
  /(?<!(?:^|[\s("“])(?:St|Dr|Mr|Mrs|Rev|cf|vs|ch|vv?|c|\p{Lu}))[.?!]["'”’)]*(?=\s+["'“‘(*]*[\p{Lu}\d])/u;
const EVERY_SENTENCE_END = new RegExp(SENTENCE_END.source, "gu");

/** @param paragraph - Without citation marks, which would part a stop from the space behind it. */
export function splitSentences(paragraph: string): string[] {
  const ends = [...paragraph.matchAll(EVERY_SENTENCE_END)].map((end) => end.index + end[0].length);
  return [...ends, paragraph.length]
    .map((end, index) => paragraph.slice(ends[index - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== "");
}
