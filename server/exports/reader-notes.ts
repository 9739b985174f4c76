/** A reader's own notes, as a PDF prints them beside the answers. */
import type { ReaderNote } from "../contract/export.ts";
import type { AnswerDocument } from "./document.ts";

export interface PrintedNote {
  /** The paragraph below which it stands, from 1; null for the end of the answer. */
  paragraph: number | null;
  /** Plain text, in lines. */
  paragraphs: string[][];
}

/** An answer with the notes of the reader who has it printed. */
export interface NotedAnswer extends AnswerDocument {
  notes: PrintedNote[];
}

/** What ends a line, on any system. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu;
/** What no typeface draws: control characters, halves of characters, and those that belong to nobody. */
const NOT_PRINTED = /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/gu;

/** @param notes - Of any answers; the answer gets its own, without blank ones. */
export function withNotes(answer: AnswerDocument, notes: readonly ReaderNote[]): NotedAnswer {
  const own = notes.filter(({ answerId }) => answerId === answer.id);
  const hasParagraph = (number: number) => Number.isInteger(number) && number > 0 && number <= answer.paragraphs.length;
  const printed = own.map(({ paragraph = 0, text }) => ({
    paragraph: hasParagraph(paragraph) ? paragraph : null,
    paragraphs: paragraphsOf(text),
  }));
  return { ...answer, notes: printed.filter(({ paragraphs }) => paragraphs.length > 0) };
}

/** @returns The paragraphs of a text, which blank lines divide. */
function paragraphsOf(text: string): string[][] {
  const lines = text.split(LINE_END).map((line) => line.replaceAll("\t", " ").replaceAll(NOT_PRINTED, "").trim());
  return lines
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line !== ""))
    .filter((paragraph) => paragraph.length > 0);
}
