/** How the text of an answer is set: its opening, and the first sentence apart. */
import type { Answer } from "../../../server/contract/answer.ts";
import { type Paragraph, plainText } from "../../../server/shared/paragraphs.ts";
import { SENTENCE_END } from "../../../server/shared/sentences.ts";

/** The opening of an answer: a large initial (versal), and the rest of the first two words in small capitals. */
export type Opening = { readonly versal: string; readonly lead: string; readonly rest: string };

/** A versal takes three lines, so it needs a longer paragraph. */
const SHORTEST_WITH_VERSAL = 120; // characters

/** The longest first sentence that is set apart: three lines. */
const LONGEST_SENTENCE = 210; // characters

/** The number of sources whose marks are hidden because their citations were filtered out. */
export function hiddenSources({ answer, citations }: Answer): number {
  const numbers = new Set(citations.map(({ number }) => number));
  const marks = new Set([...answer.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)));
  return [...marks].filter((number) => !numbers.has(number)).length;
}

/**
 * The opening of a paragraph; null if it opens plainly.
 *
 * @param paragraph - Its first sentence, at least.
 * @param whole - The paragraph, whose length counts.
 */
export function openingOf(paragraph: Paragraph, whole = paragraph): Opening | null {
  const [first] = paragraph;
  if (first?.kind !== "text" || lengthOf(whole) < SHORTEST_WITH_VERSAL) return null;
  const match = /^(\p{L})(\S*\s+\S+)/u.exec(first.text);
  if (match === null) return null;
  const [taken, versal = "", lead = ""] = match;
  return { versal, lead, rest: first.text.slice(taken.length) };
}

const TEXT_END = /[.?!][”’)]*\s*$/u;

/**
 * Divides a paragraph after its first sentence and the marks that belong to it. The sentence is the answer in one line,
 * unless it takes more than three.
 *
 * @returns The sentence, empty if it is too long, and the rest.
 */
export function afterFirstSentence(paragraph: Paragraph): [sentence: Paragraph, rest: Paragraph] {
  for (const [index, inline] of paragraph.entries()) {
    if (inline.kind !== "text") continue;
    const before = paragraph.slice(0, index);
    const end = SENTENCE_END.exec(inline.text);
    if (end) {
      const cut = end.index + end[0].length;
      const sentence = [...before, { ...inline, text: inline.text.slice(0, cut) }];
      const rest = [{ ...inline, text: inline.text.slice(cut).trimStart() }, ...paragraph.slice(index + 1)];
      return ifShort(sentence, rest, paragraph);
    }
    let next = index + 1;
    const follows = paragraph[next]?.kind;
    if ((follows !== "mark" && follows !== "italic") || !TEXT_END.test(inline.text)) continue;
    while (paragraph[next]?.kind === "mark") next += 1;
    return ifShort(paragraph.slice(0, next), paragraph.slice(next), paragraph);
  }
  return ifShort(paragraph, [], paragraph);
}

function ifShort(sentence: Paragraph, rest: Paragraph, whole: Paragraph): [Paragraph, Paragraph] {
  return lengthOf(sentence) <= LONGEST_SENTENCE ? [sentence, rest] : [[], whole];
}

function lengthOf(paragraph: Paragraph): number {
  return plainText(paragraph).length;
}
