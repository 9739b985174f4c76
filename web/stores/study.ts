/** What a visitor keeps: answers saved on this device, and notes beside them. */
import type { Answer } from "../../server/contract/answer.ts";
import { shortened } from "../lib/text.ts";
import { createStoredValue, json, newId, type StoredValue } from "./store.ts";

export type SavedAnswer = {
  readonly id: string;
  readonly question: string;
  readonly category: string;
  readonly excerpt: string;
  /** How many sources it cites. */
  readonly sources?: number;
  /** ISO 8601. */
  readonly savedAt: string;
};

export type Note = {
  readonly id: string;
  readonly answerId: string;
  /** Said again here, since a note may outlive the answer's place in Study. */
  readonly question: string;
  /** The paragraph it stands beside, from 1; null for the whole answer. */
  readonly paragraph: number | null;
  readonly text: string;
  readonly writtenAt: string;
};

export type Study = { readonly answers: readonly SavedAnswer[]; readonly notes: readonly Note[] };

const EXCERPT = 280; // characters

export const study: StoredValue<Study> = createStoredValue<Study>("study", { answers: [], notes: [] }, json(isStudy));

/** Keeps an answer, or gives it up when it is kept already. Its notes stay until they are removed in Study. */
export function toggleSaved(answer: Answer): void {
  const { answers, notes } = study.get();
  const others = answers.filter(({ id }) => id !== answer.id);
  study.set({ answers: others.length < answers.length ? others : [toSavedAnswer(answer), ...answers], notes });
}

export function isSaved({ answers }: Study, answerId: string): boolean {
  return answers.some(({ id }) => id === answerId);
}

/** Gives up an answer. Its notes stay. @returns Puts it back where it stood. */
export function removeSaved(answerId: string): () => void {
  const { answers, notes } = study.get();
  const index = answers.findIndex(({ id }) => id === answerId);
  const removed = answers[index];
  study.set({ answers: answers.filter(({ id }) => id !== answerId), notes });
  return () => {
    const now = study.get();
    if (removed && !isSaved(now, answerId)) study.set({ ...now, answers: now.answers.toSpliced(index, 0, removed) });
  };
}

/** Writes a note beside an answer. */
export function addNote(note: Pick<Note, "answerId" | "question" | "paragraph" | "text">): void {
  const { answers, notes } = study.get();
  const written = { ...note, id: newId(), writtenAt: new Date().toISOString() };
  study.set({ answers, notes: [...notes, written] });
}

/** Writes a note anew. */
export function changeNote(noteId: string, change: Pick<Note, "paragraph" | "text">): void {
  const { answers, notes } = study.get();
  study.set({ answers, notes: notes.map((note) => (note.id === noteId ? { ...note, ...change } : note)) });
}

/** @returns Puts the note back where it stood. */
export function removeNote(noteId: string): () => void {
  const { answers, notes } = study.get();
  const index = notes.findIndex(({ id }) => id === noteId);
  const removed = notes[index];
  study.set({ answers, notes: notes.filter(({ id }) => id !== noteId) });
  return () => {
    const now = study.get();
    if (removed) study.set({ ...now, notes: now.notes.toSpliced(index, 0, removed) });
  };
}

function toSavedAnswer({ id, question, category, answer, citations }: Answer): SavedAnswer {
  const plain = (answer.split("\n\n")[0] ?? "").replaceAll(/\[\d+\]|\*/g, "");
  return {
    id,
    question,
    category: category.title,
    excerpt: shortened(plain, EXCERPT),
    sources: citations.length,
    savedAt: new Date().toISOString(),
  };
}

function isStudy(value: unknown): value is Study {
  if (typeof value !== "object" || value === null) return false;
  const { answers, notes } = value as Partial<Record<keyof Study, unknown>>;
  return (
    isListWith(answers, ["id", "question", "category", "excerpt", "savedAt"]) &&
    isListWith(notes, ["id", "answerId", "question", "text", "writtenAt"])
  );
}

function isListWith(value: unknown, texts: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.every((entry) => {
      const fields = (typeof entry === "object" ? entry : null) as Record<string, unknown> | null;
      return fields !== null && texts.every((name) => typeof fields[name] === "string");
    })
  );
}
