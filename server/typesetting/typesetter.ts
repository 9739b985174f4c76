/**
 * Has PDFs and cards typeset in a thread of their own, so that no search waits for them; keeps those that were made last,
 * and refuses more than can be made in time.
 */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import type { AnswerDocument } from "../exports/document.ts";

/** What `answers.typ` sets: one answer, or several with a contents page. Dates are as they are printed. */
export interface PdfData {
  title: string;
  prepared: string;
  answers: AnswerDocument[];
}

/** What `card.typ` sets. */
export interface CardData {
  question: string;
  category: string;
  /** How many sources there are, in words. */
  sources: string;
  /** Of the partners cited, as SVG. */
  logos: string[];
}

/** A document that can be had; its tag changes whenever what is printed does. */
export interface Typeset {
  tag: string;
  /**
   * @returns The PDF or the PNG.
   * @throws {TypesettingBusyError} when too many others wait.
   */
  make(): Promise<Uint8Array>;
}

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Too many documents wait to be made. */
export class TypesettingBusyError extends Error {
  override name = "TypesettingBusyError";
}

/** Documents that may wait for the thread. One takes a tenth of a second, so that nobody waits for more than a few. */
const MAX_WAITING = 24;
/** Longest wait for a document; a thread that is at it for longer is stopped, and the next one starts. */
const TIMEOUT_MS = 30_000;
/** The thread holds a hundred megabytes; when nobody has asked for this long, they are given back. */
const IDLE_MS = 5 * 60_000;
/** Answers after which another thread takes over: the compiler never forgets what it has set, and grows by a megabyte with each. */
const ANSWERS_PER_THREAD = 80;
/** Room for documents that were made; an answer's PDF has 60 kB. */
const CACHE_BYTES = 24 * 1024 * 1024;

/** @param version - Of the program: another one may set the same words in another way. */
export function createTypesetter(version: string) {
  let thread = startThread();
  let answersSet = 0;
  const made = new LRUCache<string, Uint8Array, { name: string; data: object; answers: number }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    // Whoever asks for what is being made waits for the same.
    fetchMethod: (_tag, _stale, { context: { name, data, answers } }) => run(name, data, answers),
  });

  async function run(name: string, data: object, answers: number): Promise<Uint8Array> {
    if (thread.queueSize >= MAX_WAITING) throw new TypesettingBusyError("Too many documents wait to be made.");
    const bytes = thread.run(data, { name, signal: AbortSignal.timeout(TIMEOUT_MS) });
    answersSet += answers;
    if (answersSet >= ANSWERS_PER_THREAD) replaceThread();
    return new Uint8Array(await bytes.catch(explain));
  }

  function replaceThread(): void {
    // It finishes what it was given.
    void thread.close();
    thread = startThread();
    answersSet = 0;
  }

  function typeset(name: string, data: object, answers: number): Typeset {
    const tag = createHash("sha256")
      .update(JSON.stringify([version, name, data]))
      .digest("base64url")
      .slice(0, 22);
    return { tag, make: () => made.forceFetch(tag, { context: { name, data, answers } }) };
  }

  return {
    pdf: (data: PdfData) => typeset("makePdf", data, data.answers.length),
    card: (data: CardData) => typeset("makeCard", data, 1),
    /** Ends the thread. */
    close: () => thread.destroy(),
  };
}

/** A thread that starts with the first document. */
function startThread(): Piscina {
  return new Piscina({
    filename: fileURLToPath(new URL("./worker.js", import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // Where the system lets threads step back, this one does.
    niceIncrement: 5,
  });
}

/** A document that was given up for want of time is no fault of whoever asked for it, and none of ours. */
function explain(error: Error): never {
  throw error.name === "AbortError" ? new TypesettingBusyError("The document was not made in time.") : error;
}
