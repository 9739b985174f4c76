/** What the server and the thread that builds a revision say to each other. */
import type { Content } from "../content/index.ts";
import type { SearchService } from "../services.ts";

/** What a thread is started for. */
export interface Task {
  /** Path of the database file. */
  file: string;
  /** The revision that is served already; null to build whatever there is. */
  served: string | null;
  /** Whether the database is to be made ready first: its tables brought up to date, and filled where they are empty. */
  prepare: boolean;
}

/** A line for the operator, told while the database is made ready. */
export interface Line {
  kind: "line";
  text: string;
}

/** What comes of it, told once. */
export type Outcome =
  /** `seen` is the file's signature from before it was read. */
  | { kind: "built"; content: Content; seen: string }
  /** The database holds what is served; the thread has ended. */
  | { kind: "unchanged" }
  /** Nothing was built; the reason is for the operator, and a fault is ours. The thread has ended. */
  | { kind: "failed"; reason: string; fault?: Error };

/** A question to the search in the thread. */
export interface Call {
  number: number;
  method: keyof SearchService;
  args: unknown[];
}

/** What the search returned or threw. */
export type Reply = { number: number; result: unknown } | { number: number; error: Error };
