/** The text of an answer, read: paragraphs of plain words, italics, citation marks and passages of Scripture. */
import type { Answer, Passage } from "../../../server/contract/answer.ts";
import { escapeRegExp } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "italic"; readonly text: string }
  | { readonly kind: "citation"; readonly number: number }
  | { readonly kind: "passage"; readonly passage: Passage };

export type Paragraph = readonly Inline[];

/** The beginning of an answer set large: the versal, and the rest of its first two words in small capitals. */
export type Opening = { readonly versal: string; readonly lead: string; readonly rest: string };

/** A versal of three lines needs a paragraph that is longer than they are. */
const SHORTEST_WITH_VERSAL = 120; // characters

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

/** How many marks in the text are not shown, since the answer no longer has their citation. */
export function hiddenMarks({ answer, citations }: Answer): number {
  const numbers = new Set(citations.map(({ number }) => number));
  return [...answer.matchAll(/\[(\d+)\]/g)].filter(([, number]) => !numbers.has(Number(number))).length;
}

/** How a paragraph opens, or null where it is to open plainly. */
export function openingOf(paragraph: Paragraph): Opening | null {
  const [first] = paragraph;
  if (first?.kind !== "text" || lengthOf(paragraph) < SHORTEST_WITH_VERSAL) return null;
  const match = /^(\p{L})(\S*\s+\S+)/u.exec(first.text);
  if (match === null) return null;
  const [taken, versal = "", lead = ""] = match;
  return { versal, lead, rest: first.text.slice(taken.length) };
}

/** How each paragraph begins, in a few plain words. */
export function openingsOf(answer: Answer): string[] {
  return readParagraphs(answer).map((paragraph) =>
    paragraph
      .map((inline) =>
        inline.kind === "passage" ? typeset(inline.passage.reference) : "text" in inline ? inline.text : "",
      )
      .join("")
      .split(/\s+/)
      .slice(0, WORDS_OF_OPENING)
      .join(" "),
  );
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

/** Splits a paragraph at all that is not plain text. Longer references come first: `John 3:16` lies in `1 John 3:16`. */
function inlinePattern(passages: readonly Passage[]): RegExp {
  const references = passages
    .map(({ reference }) => typeset(reference))
    .sort((one, other) => other.length - one.length)
    .map((reference) => `(?<![\\p{L}\\d])${escapeRegExp(reference)}(?!\\d)`);
  return new RegExp(`(${[String.raw`\[\d+\]`, String.raw`\*[^*]+\*`, ...references].join("|")})`, "u");
}

function lengthOf(paragraph: Paragraph): number {
  return paragraph.reduce((length, inline) => length + ("text" in inline ? inline.text.length : 0), 0);
}
