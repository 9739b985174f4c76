/** Makers of the data of Study. */
import type { Note, SavedAnswer } from "../../web/stores/study.ts";

export const makeSavedAnswer = (id: string, changes: Partial<SavedAnswer> = {}): SavedAnswer => ({
  id,
  question: `What is ${id}?`,
  category: "Of Salvation",
  excerpt: `How ${id} begins.`,
  sources: 8,
  savedAt: "2026-11-18T10:00:00.000Z",
  ...changes,
});

/** A note on the third paragraph of the answer on salvation. */
export const makeNote = (id: string, text: string, changes: Partial<Note> = {}): Note => ({
  id,
  answerId: "salvation",
  question: "What is salvation?",
  paragraph: 2,
  text,
  writtenAt: "2026-11-18T11:00:00.000Z",
  ...changes,
});
