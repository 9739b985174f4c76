/** What the server and the thread that builds a revision say to each other. */
import type { Content } from "../content/index.ts";
import type { SearchService } from "../services.ts";

/** What a thread is started for. */
export interface Task {
  /** Path of the database file. */
  file: string;
  /** The revision that is served already; null to build whatever there is. */
  served: string | null;
}

/** What comes of it, told once. */
export type Outcome =
  | { kind: "built"; content: Content }
  /** The database holds what is served; the thread has ended. */
  | { kind: "unchanged" }
  /** Nothing was built; one line says why. The thread has ended. */
  | { kind: "failed"; reason: string };

/** A question to the search in the thread. */
export interface Call {
  number: number;
  method: keyof SearchService;
  args: unknown[];
}

/** What the search returned or threw. */
export type Reply = { number: number; result: unknown } | { number: number; error: Error };
