/** Drafts of notes. They survive navigation and reloads until they are saved or discarded. */
import * as v from "valibot";
import { createWebStorageValue, json } from "./web-storage.ts";

const noteDraft = v.object({
  answerId: v.string(),
  /** The note being edited; null for a new one. */
  noteId: v.nullable(v.string()),
  paragraph: v.nullable(v.number()),
  text: v.string(),
});

export type NoteDraft = Readonly<v.InferOutput<typeof noteDraft>>;

/** Identifies a draft: one per note, and one per answer for a new note. */
type Place = Pick<NoteDraft, "answerId" | "noteId">;

export const noteDrafts = createWebStorageValue<readonly NoteDraft[]>(
  "note-drafts",
  [],
  json((value): value is readonly NoteDraft[] => v.is(v.array(noteDraft), value)),
  "sessionStorage",
);

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
