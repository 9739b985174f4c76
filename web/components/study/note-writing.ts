/** Which note is being written; only one at a time. */
import type { Note } from "../../browser/study.ts";

export type Writing = {
  readonly answerId: string;
  /** Null for a new one. */
  readonly note: Note | null;
};

/** What the parts of Study need to let someone write. */
export type NoteDesk = {
  readonly writing: Writing | null;
  /** How each paragraph of that answer begins; empty while that is not known. */
  readonly openings: readonly string[];
  readonly onWrite: (writing: Writing | null) => void;
};
