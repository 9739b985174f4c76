/**
 * Typesets PDFs and cards in a worker, so that no search waits for them. Caches recent ones, and refuses more than can
 * be made in time.
 */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import type { AnswerDocument } from "../exports/document.ts";

/** The data for `answers.typ`: one answer, or several with a contents page. Dates are as printed. */
export interface PdfData {
  title: string;
  prepared: string;
  answers: AnswerDocument[];
}

/** The data for `card.typ`. */
export interface CardData {
  question: string;
  topic: string;
  /** The number of sources, in words. */
  sources: string;
  /** Logos of the partners cited, as SVG. */
  logos: string[];
}

/** A document that can be made. Its tag changes whenever its content does. */
export interface Typeset {
  tag: string;
  /**
   * @returns The PDF or the PNG.
   * @throws {TypesettingBusyError} if too many documents are waiting.
   */
  make(): Promise<Uint8Array>;
}

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Too many documents are waiting. */
export class TypesettingBusyError extends Error {
  override name = "TypesettingBusyError";
}

/** Maximum number of documents waiting. One takes a tenth of a second, so that waits stay short. */
const MAX_WAITING = 24;
/** Maximum time for a document; after it, the worker is terminated and replaced. */
const TIMEOUT_MS = 30_000;
/** Idle time after which the worker ends, because it holds a hundred megabytes. */
const IDLE_MS = 5 * 60_000;
/** Answers after which the worker is replaced: the compiler never frees what it has typeset, a megabyte per answer. */
const ANSWERS_PER_THREAD = 80;
/** Size of the cache; the PDF of an answer takes 60 kB. */
const CACHE_BYTES = 24 * 1024 * 1024;

/** @param version - The program's version, because another one may typeset the same text differently. */
export function createTypesetter(version: string) {
  let thread = startThread();
  let answersSet = 0;
  const made = new LRUCache<string, Uint8Array, { name: string; data: object; answers: number }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    // Concurrent requests for the same document share its making.
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
    // It finishes its documents first.
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
    /** Ends the worker. */
    close: () => thread.destroy(),
  };
}

/** Creates a worker that starts with the first document. */
function startThread(): Piscina {
  return new Piscina({
    filename: fileURLToPath(new URL("./worker.js", import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // Where the system lets threads step back, this one does, by as much as the command `nice`.
    niceIncrement: 10,
  });
}

/** Reports a timeout as load, because it is an error of neither the client nor the server. */
function explain(error: Error): never {
  throw error.name === "AbortError" ? new TypesettingBusyError("The document was not made in time.") : error;
}
