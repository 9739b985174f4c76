/** The server's end of a thread that builds one revision and then answers its searches. */
import { Worker } from "node:worker_threads";
import { HttpError } from "../http/errors.ts";
import type { SearchService } from "../services.ts";
import type { Call, Line, Outcome, Reply, Task } from "./messages.ts";

const here = import.meta.url;
/** The thread's program: the built one beside the built server; else the source, which the entry makes readable. */
const built = !here.endsWith(".ts");
const module = new URL(built ? "./revision-thread.js" : "./revision-thread.ts", here);
const entry = built ? module : new URL("../launch/thread.js", here);

/**
 * Searches that may wait for the thread. One takes a millisecond or two, so nobody who is let in waits for much longer
 * than a tenth of a second, and whoever comes on top of that is told at once to come again.
 */
export const MAX_WAITING = 64;
/** An index is built of millions of small objects that all stay: with more room for the young, they are moved less often. */
const YOUNG_GENERATION_MB = 96;
/** When to come again, in seconds. */
const RETRY_AFTER = 1;

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };
export type RevisionThread = ReturnType<typeof startThread>;

/**
 * Starts a thread.
 *
 * @param say - Told what is going on while the database is made ready, a line at a time.
 */
export function startThread(task: Task, say: (line: string) => void = () => {}) {
  const worker = new Worker(entry, {
    workerData: { ...task, module: module.href },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let retired = false;
  let fault = new Error("the thread ended");

  const ended = new Promise<string>((resolve) => {
    worker.on("error", (error) => {
      fault = error;
    });
    worker.on("exit", () => {
      for (const { reject } of waiting.values()) reject(unavailable());
      waiting.clear();
      resolve(fault.message);
    });
  });
  const outcome = new Promise<Outcome>((resolve) => {
    worker.on("message", (message: Line | Outcome | Reply) => {
      if (!("kind" in message)) settle(message);
      else if (message.kind === "line") say(message.text);
      else resolve(message);
    });
    void ended.then((reason) => resolve({ kind: "failed", reason, fault }));
  });

  function settle(reply: Reply): void {
    const call = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ("error" in reply) call?.reject(reply.error);
    else call?.resolve(reply.result);
    if (retired) endWhenIdle();
  }

  function ask(method: Call["method"], args: unknown[]): Promise<never> {
    if (waiting.size >= MAX_WAITING) throw busy();
    if (worker.threadId === -1) throw unavailable();
    calls += 1;
    const call: Call = { number: calls, method, args };
    worker.postMessage(call);
    return new Promise((resolve, reject) => {
      waiting.set(call.number, { resolve: resolve as (result: unknown) => void, reject });
    });
  }

  function endWhenIdle(): void {
    if (waiting.size === 0) void worker.terminate();
  }

  const search: SearchService = {
    find: (...args) => ask("find", args),
    complete: (...args) => ask("complete", args),
    list: (...args) => ask("list", args),
  };
  return {
    outcome,
    search,
    /** Resolves with the reason when the thread is no more. */
    ended,
    /** How many searches wait for it. */
    waiting: () => waiting.size,
    /** Lets it answer what it was asked, then ends it. */
    retire(): Promise<unknown> {
      retired = true;
      endWhenIdle();
      return ended;
    },
  };
}

function busy(): HttpError {
  return new HttpError(503, "Too many people are asking just now; try again in a moment.", RETRY_AFTER);
}

function unavailable(): HttpError {
  return new HttpError(503, "The search is being restarted; try again in a moment.", RETRY_AFTER);
}
