/** What pages and the service worker say to each other about keeping all answers for reading offline. */

/** The cache of all answers, apart from what was visited. */
export const ALL_ANSWERS_CACHE = "all-answers";

/** `tell` asks for the state only. */
export type KeepingCommand = "keep" | "remove" | "tell";

export type KeepingState = {
  /** `interrupted`: the server could not be reached; `full`: there was no room, and nothing is kept. */
  readonly state: "none" | "keeping" | "kept" | "interrupted" | "full";
  /** Number of answers kept so far, while they are being kept. */
  readonly count: number;
};
