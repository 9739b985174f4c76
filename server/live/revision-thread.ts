/**
 * Runs in a thread of its own: reads the newest revision, builds what is served, hands the content over, and from then
 * on answers searches. So neither reading nor building nor searching keeps the server from other requests, and a
 * database on a slow, locked or broken disk keeps nobody waiting.
 */
import { parentPort, workerData } from "node:worker_threads";
import { type AssembledContent, assembleContent, runToEnd } from "../content/index.ts";
import { findRevision } from "../db/content.ts";
import { DatabaseError } from "../db/error.ts";
import { openDatabase, openDatabaseToRead } from "../db/open.ts";
import { createSearch, type Search } from "../search/index.ts";
import type { Call, Line, Outcome, Reply, Task } from "./messages.ts";
import { signatureOf } from "./signature.ts";

/** How many questions are asked for practice. */
const PRACTICE = 60;
/** A word that no answer has: mending it reads the dictionary. */
const STRANGE_WORD = "qwortle";

const { file, served, prepare } = workerData as Task;
const tell = (message: Line | Outcome | Reply) => parentPort?.postMessage(message);

try {
  if (prepare) await prepareDatabase();
  const seen = await signatureOf(file);
  const content = readNewer();
  if (content === null) tell({ kind: "unchanged" });
  else serve(content, seen);
} catch (error) {
  if (!isForOperator(error)) throw error;
  tell({ kind: "failed", reason: error.message });
}

/** Errors whose message says all. The seed's is known by its name, for its module may not be loaded. */
function isForOperator(error: unknown): error is Error {
  return error instanceof DatabaseError || (error as Error | null)?.name === "SeedError";
}

/** Brings the tables up to date and fills them where they are empty. Afterwards the file is only read. */
async function prepareDatabase(): Promise<void> {
  const db = openDatabase(file);
  try {
    if (findRevision(db) !== null) return;
    // The seed is large, so a start that does not need it does not read it.
    const { seedEmptyDatabase } = await import("../../seed/seed-database.ts");
    seedEmptyDatabase(db, (text) => tell({ kind: "line", text }));
  } finally {
    db.$client.close();
  }
}

/** @returns Null when the database holds the revision that is served. */
function readNewer(): AssembledContent | null {
  const db = openDatabaseToRead(file);
  try {
    const content = runToEnd(assembleContent(db));
    return content.revision === served ? null : content;
  } finally {
    db.$client.close();
  }
}

/** What the search is built from stays here: the server's own thread does not stand still to take in what it never reads. */
function serve({ search: options, ...content }: AssembledContent, seen: string): void {
  const search = createSearch(options);
  // At a start nobody else answers yet, so practice waits until visitors can be let in.
  if (served === null) setImmediate(() => practise(search, options.documents));
  else practise(search, options.documents);
  parentPort?.on("message", (call: Call) => tell(answer(search, call)));
  tell({ kind: "built", content, seen });
}

/** Code runs slowly the first times. Visitors need not bear that. */
function practise(search: Search, documents: AssembledContent["search"]["documents"]): void {
  search.find(STRANGE_WORD);
  for (const { question } of documents.slice(0, PRACTICE)) {
    search.find(question);
    search.complete(question.slice(0, question.length / 2), 1);
  }
}

function answer(search: Search, { number, method, args }: Call): Reply {
  try {
    const ask = search[method] as (...args: unknown[]) => unknown;
    return { number, result: ask(...args) };
  } catch (error) {
    return { number, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
