/** What PDFs and cards are made from. */
import { createHash } from "node:crypto";
import type { NotedAnswer } from "../exports/reader-notes.ts";
import type { AnswerSheet } from "../exports/sheet.ts";
import type { Order } from "./queue.ts";

/** The data for `answers.typ`: one answer, or several with their contents. Dates are as printed. */
export interface PdfData<Printed = NotedAnswer> {
  title: string;
  prepared: string;
  /** The size of the paper, by its name in Typst. */
  paper: string;
  answers: Printed[];
}

/** The data for `sheet.typ`: a sheet for each answer. */
export type SheetData = PdfData<AnswerSheet>;

/** The data for `card.typ`. */
export interface CardData {
  question: string;
  topic: string;
  /** The number of sources, in words. */
  sources: string;
  /** Logos of the partners cited, as SVG. */
  logos: string[];
}

/** About as many lines of print as an answer has, and characters in one: notes count as answers of that length. */
const LINES_OF_ANSWER = 60;
const LINE_LENGTH = 60;

/** @param version - The program's version, because another one may typeset the same text differently. */
export function ordersFor(version: string) {
  function order(name: Order["name"], content: PdfData | SheetData | CardData, answers: number): Order {
    const data = JSON.stringify(content);
    const hash = createHash("sha256").update([version, name, data].join("\n")).digest("base64url");
    return { name, data, answers, tag: hash.slice(0, 22) };
  }

  return {
    /** A PDF with notes is private. */
    pdf: (data: PdfData): Order => {
      const lines = countLines(data.answers);
      const made = order("makePdf", data, data.answers.length + Math.ceil(lines / LINES_OF_ANSWER));
      return lines === 0 ? made : { ...made, tag: null };
    },
    sheet: (data: SheetData): Order => order("makeSheet", data, data.answers.length),
    card: (data: CardData): Order => order("makeCard", data, 1),
  };
}

/** @returns How many lines the notes take in print, roughly. */
function countLines(answers: readonly NotedAnswer[]): number {
  const lines = answers.flatMap(({ notes }) => notes.flatMap(({ paragraphs }) => paragraphs.flat()));
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0);
}
