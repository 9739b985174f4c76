/** Reads the text of an answer, for the page, the PDF, exports and the voice. */
import type { Answer, Passage } from "../contract/answer.ts";
import { typeset } from "./typeset.ts";

/** A run of a paragraph. A mark is the number of a source, a reference a passage of Scripture as it is written. */
export type Inline =
  | { readonly kind: "text" | "italic"; readonly text: string }
  | { readonly kind: "mark"; readonly number: number }
  | { readonly kind: "reference"; readonly text: string; readonly passage: Passage };

export type Paragraph = readonly Inline[];

/** @returns The paragraphs, typeset, with only those marks whose citation the answer still has. */
export function readParagraphs({ answer, citations, passages }: Answer): Paragraph[] {
  const numbers = new Set(citations.map(({ number }) => number));
  const written = new Map(passages.map((passage) => [typeset(passage.reference), passage]));
  const pieces = piecesPattern([...written.keys()]);
  return typeset(answer)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) =>
      paragraph.split(pieces).flatMap((piece): Inline[] => {
        if (piece === "") return [];
        const mark = /^\[(\d+)\]$/.exec(piece);
        if (mark) return numbers.has(Number(mark[1])) ? [{ kind: "mark", number: Number(mark[1]) }] : [];
        const italic = /^\*([^*]+)\*$/.exec(piece);
        if (italic) return [{ kind: "italic", text: italic[1] ?? "" }];
        const passage = written.get(piece);
        return passage ? [{ kind: "reference", text: piece, passage }] : [{ kind: "text", text: piece }];
      }),
    );
}

/** @returns The text of a paragraph, without marks. */
export function plainText(paragraph: Paragraph): string {
  return paragraph.map((inline) => ("text" in inline ? inline.text : "")).join("");
}

/** Splits a paragraph at everything but plain text. Longer references first: `1 John 3:16` contains `John 3:16`. */
function piecesPattern(references: readonly string[]): RegExp {
  const escaped = references
    .toSorted((one, other) => other.length - one.length)
    .map((reference) => reference.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // One look behind for all references: one for each takes ten times as long. Without references, this never matches.
  const anyReference = String.raw`(?<![\p{L}\d])(?:${escaped.join("|") || "(?!)"})(?!\d)`;
  return new RegExp(String.raw`(\[\d+\]|\*[^*]+\*|${anyReference})`, "u");
}
