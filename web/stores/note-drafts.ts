/** Drafts of notes. They survive navigation until they are saved or discarded. */

import { createStore } from "./store.ts";
import type { Note } from "./study.ts";

export type NoteDraft = Pick<Note, "answerId" | "paragraph" | "text"> & {
  /** The note being edited; null for a new one. */
  readonly noteId: string | null;
};

/** Identifies a draft: one per note, and one per answer for a new note. */
type Place = Pick<NoteDraft, "answerId" | "noteId">;

export const noteDrafts = createStore<readonly NoteDraft[]>(() => []);

export function draftAt(drafts: readonly NoteDraft[], place: Place): NoteDraft | undefined {
  return drafts.find((draft) => isAt(draft, place));
}

/** Starts or resumes a draft. */
export function writeDraft(draft: NoteDraft): void {
  noteDrafts.set([...noteDrafts.get().filter((other) => !isAt(other, draft)), draft]);
}

/** @returns A function that restores the draft. */
export function endDraft(draft: NoteDraft): () => void {
  noteDrafts.set(noteDrafts.get().filter((other) => !isAt(other, draft)));
  return () => writeDraft(draft);
}

function isAt(draft: NoteDraft, { answerId, noteId }: Place): boolean {
  return draft.answerId === answerId && draft.noteId === noteId;
}
