/**
 * Typesets PDFs and cards in a worker, so that no search waits for them. Caches recent ones, and stops making those that
 * no one wants any more.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { NotedAnswer } from "../exports/reader-notes.ts";
import type { AnswerSheet } from "../exports/sheet.ts";
import { type Order, TypesettingQueue } from "./queue.ts";

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

/** A document that can be made. */
export interface Typeset {
  /** Changes whenever the document's content does; null for a private document, which is kept nowhere. */
  tag: string | null;
  /**
   * @param signal - Aborted when the document is no longer wanted.
   * @returns The PDF or the PNG.
   * @throws {TypesettingBusyError} if too many answers are waiting, or if it is not made in time.
   * @throws {DOMException} `AbortError`, when the signal is aborted.
   */
  make(signal: AbortSignal): Promise<Uint8Array>;
}

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Size of the cache; the PDF of an answer takes 60 kB. */
const CACHE_BYTES = 24 * 1024 * 1024;

/** About as many lines of print as an answer has, and characters in one: notes count as answers of that length. */
const LINES_OF_ANSWER = 60;
const LINE_LENGTH = 60;

/** A document that is being made, or waits for that. Concurrent requests for it share its making. */
interface Making {
  /** How many requests want it. */
  requests: number;
  cancel: AbortController;
  bytes: Promise<Uint8Array>;
}

/** @param version - The program's version, because another one may typeset the same text differently. */
export function createTypesetter(version: string) {
  const queue = new TypesettingQueue();
  const made = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const makings = new Map<string, Making>();

  function start(tag: string, order: Order): Making {
    const cancel = new AbortController();
    const bytes = queue.make(order, cancel.signal);
    const making = { requests: 0, cancel, bytes };
    makings.set(tag, making);
    const forget = () => {
      if (makings.get(tag) === making) makings.delete(tag);
    };
    // Later requests must not join what no one waits for.
    cancel.signal.addEventListener("abort", forget);
    bytes.then((document) => made.set(tag, document), forget).finally(forget);
    return making;
  }

  async function make(tag: string, order: Order, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    const document = made.get(tag);
    if (document) return document;
    const making = makings.get(tag) ?? start(tag, order);
    making.requests += 1;
    signal.addEventListener("abort", () => {
      making.requests -= 1;
      if (making.requests === 0) making.cancel.abort();
    });
    return making.bytes;
  }

  function typeset(name: Order["name"], content: PdfData | SheetData | CardData, answers: number): Typeset {
    const data = JSON.stringify(content);
    const tag = createHash("sha256").update([version, name, data].join("\n")).digest("base64url").slice(0, 22);
    return { tag, make: (signal) => make(tag, { name, data, answers, isPrivate: false }, signal) };
  }

  function typesetNoted(content: PdfData): Typeset {
    const answers = content.answers.length + Math.ceil(countLines(content.answers) / LINES_OF_ANSWER);
    const order = { name: "makePdf", data: JSON.stringify(content), answers, isPrivate: true } as const;
    return { tag: null, make: (signal) => queue.make(order, signal) };
  }

  return {
    /** A PDF with notes is private. */
    pdf: (data: PdfData) =>
      data.answers.some(({ notes }) => notes.length > 0)
        ? typesetNoted(data)
        : typeset("makePdf", data, data.answers.length),
    sheet: (data: SheetData) => typeset("makeSheet", data, data.answers.length),
    card: (data: CardData) => typeset("makeCard", data, 1),
    /** @returns When all documents that wait now will have been made, in seconds; at least 1. */
    secondsToWait: () => queue.secondsToWait(),
    /** Ends the worker. */
    close: () => queue.close(),
  };
}

/** @returns How many lines the notes take in print, roughly. */
function countLines(answers: readonly NotedAnswer[]): number {
  const lines = answers.flatMap(({ notes }) => notes.flatMap(({ paragraphs }) => paragraphs.flat()));
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0);
}
