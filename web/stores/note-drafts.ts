/** Notes being written. What is typed stays until it is kept or given up, whatever is looked at meanwhile. */

import { createStore } from "./store.ts";
import type { Note } from "./study.ts";

export type NoteDraft = Pick<Note, "answerId" | "paragraph" | "text"> & {
  /** The note that is written anew; null for a new one. */
  readonly noteId: string | null;
};

/** Names a draft: there is one for each note, and one for a new note beside each answer. */
type Place = Pick<NoteDraft, "answerId" | "noteId">;

export const noteDrafts = createStore<readonly NoteDraft[]>(() => []);

export function draftAt(drafts: readonly NoteDraft[], place: Place): NoteDraft | undefined {
  return drafts.find((draft) => isAt(draft, place));
}

/** Begins a draft, or goes on with it. */
export function writeDraft(draft: NoteDraft): void {
  noteDrafts.set([...noteDrafts.get().filter((other) => !isAt(other, draft)), draft]);
}

/** @returns Brings the draft back. */
export function endDraft(draft: NoteDraft): () => void {
  noteDrafts.set(noteDrafts.get().filter((other) => !isAt(other, draft)));
  return () => writeDraft(draft);
}

function isAt(draft: NoteDraft, { answerId, noteId }: Place): boolean {
  return draft.answerId === answerId && draft.noteId === noteId;
}
