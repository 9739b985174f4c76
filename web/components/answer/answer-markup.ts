/** Parses the text of an answer into paragraphs of text, italics, citation marks and passages of Scripture. */
import type { Answer, Passage } from "../../../server/contract/answer.ts";
import { escapeRegExp } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "italic"; readonly text: string }
  | { readonly kind: "citation"; readonly number: number }
  | { readonly kind: "passage"; readonly passage: Passage };

export type Paragraph = readonly Inline[];

/** The opening of an answer: a large initial (versal), and the rest of the first two words in small capitals. */
export type Opening = { readonly versal: string; readonly lead: string; readonly rest: string };

/** A versal takes three lines, so it needs a longer paragraph. */
const SHORTEST_WITH_VERSAL = 120; // characters

/** The longest first sentence that is set apart: three lines. */
const LONGEST_SENTENCE = 210; // characters

const WORDS_OF_OPENING = 6;

/**
 * @returns The paragraphs, typeset, with only those marks whose citation the answer still has.
 */
export function readParagraphs({ answer, citations, passages }: Answer): Paragraph[] {
  const numbers = new Set(citations.map(({ number }) => number));
  const pattern = inlinePattern(passages);
  return typeset(answer)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) =>
      readInlines(paragraph, pattern, passages).filter(
        (inline) => inline.kind !== "citation" || numbers.has(inline.number),
      ),
    );
}

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

/** The end of a sentence within a text, unless the stop belongs to an abbreviation or an initial. */
export const SENTENCE_END =
  /(?<!(?:^|[\s(“])(?:St|Dr|Mr|Mrs|Rev|cf|vs|ch|vv?|c|\p{Lu}))[.?!][”’)]*(?=\s+[\p{Lu}“‘(\d])/u;
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
    if ((follows !== "citation" && follows !== "italic") || !TEXT_END.test(inline.text)) continue;
    while (paragraph[next]?.kind === "citation") next += 1;
    return ifShort(paragraph.slice(0, next), paragraph.slice(next), paragraph);
  }
  return ifShort(paragraph, [], paragraph);
}

function ifShort(sentence: Paragraph, rest: Paragraph, whole: Paragraph): [Paragraph, Paragraph] {
  return lengthOf(sentence) <= LONGEST_SENTENCE ? [sentence, rest] : [[], whole];
}

/** The paragraphs as plain text, without marks. */
export function plainParagraphs(answer: Answer): string[] {
  return readParagraphs(answer).map((paragraph) =>
    paragraph
      .map((inline) =>
        inline.kind === "passage" ? typeset(inline.passage.reference) : "text" in inline ? inline.text : "",
      )
      .join(""),
  );
}

/** The first few words of each paragraph, as plain text. */
export function openingsOf(answer: Answer): string[] {
  return plainParagraphs(answer).map((paragraph) => paragraph.split(/\s+/).slice(0, WORDS_OF_OPENING).join(" "));
}

function readInlines(paragraph: string, pattern: RegExp, passages: readonly Passage[]): Inline[] {
  return paragraph
    .split(pattern)
    .filter((piece) => piece !== "")
    .map((piece) => readInline(piece, passages));
}

function readInline(piece: string, passages: readonly Passage[]): Inline {
  const mark = /^\[(\d+)\]$/.exec(piece);
  if (mark) return { kind: "citation", number: Number(mark[1]) };
  const italic = /^\*([^*]+)\*$/.exec(piece);
  if (italic) return { kind: "italic", text: italic[1] ?? "" };
  const passage = passages.find(({ reference }) => typeset(reference) === piece);
  return passage ? { kind: "passage", passage } : { kind: "text", text: piece };
}

/** Splits a paragraph at everything but plain text. Longer references first: `1 John 3:16` contains `John 3:16`. */
function inlinePattern(passages: readonly Passage[]): RegExp {
  const references = passages
    .map(({ reference }) => typeset(reference))
    .sort((one, other) => other.length - one.length)
    .map(escapeRegExp);
  // One look behind for all references: one for each takes ten times as long. Without references, this never matches.
  const anyReference = String.raw`(?<![\p{L}\d])(?:${references.join("|") || "(?!)"})(?!\d)`;
  return new RegExp(String.raw`(\[\d+\]|\*[^*]+\*|${anyReference})`, "u");
}

function lengthOf(paragraph: Paragraph): number {
  return paragraph.reduce((length, inline) => length + ("text" in inline ? inline.text.length : 0), 0);
}
