/** Study: the answers saved on this device, and notes on them. */
import * as v from "valibot";
import type { Answer } from "../../server/contract/answer.ts";
import { newId } from "../lib/new-id.ts";
import { removal } from "../lib/removal.ts";
import { shortened } from "../lib/text.ts";
import { createIndexedDbValue, listOf } from "./indexed-db.ts";

const web = v.pipe(v.string(), v.regex(/^https?:\/\//));

/** A citation without its snippet. */
const savedCitation = v.object({
  number: v.number(),
  partnerId: v.string(),
  title: v.string(),
  locator: v.nullable(v.string()),
  url: web,
  author: v.string(),
  publishDate: v.nullable(v.string()),
});

/** The answer as it was when saved, to compare with the current one. */
const savedCopy = v.object({ version: v.string(), text: v.string(), citations: v.array(savedCitation) });

const savedAnswer = v.object({
  id: v.string(),
  question: v.string(),
  category: v.string(),
  excerpt: v.string(),
  /** Number of sources. */
  sources: v.optional(v.number()),
  /** ISO 8601. */
  savedAt: v.string(),
  /** Missing in some imported files. */
  copy: v.optional(savedCopy),
});

const note = v.object({
  id: v.string(),
  answerId: v.string(),
  /** Repeated here because a note may outlive the saved answer. */
  question: v.string(),
  /** The paragraph it belongs to, from 1; null for the whole answer. */
  paragraph: v.nullable(v.number()),
  text: v.string(),
  writtenAt: v.string(),
});

/** The schema, which imported files must match too. */
export const studySchema = v.object({ answers: v.array(savedAnswer), notes: v.array(note) });

export type SavedCitation = Readonly<v.InferOutput<typeof savedCitation>>;
export type SavedAnswer = Readonly<v.InferOutput<typeof savedAnswer>>;
export type Note = Readonly<v.InferOutput<typeof note>>;
export type Study = { readonly answers: readonly SavedAnswer[]; readonly notes: readonly Note[] };

const EXCERPT = 280; // characters

const storedAnswers = listOf<SavedAnswer>(savedAnswer);
const storedNotes = listOf<Note>(note);

export const study = createIndexedDbValue<Study>("study", {
  read: (stored) => {
    const { answers, notes } = partsOf(stored);
    return { answers: storedAnswers.read(answers), notes: storedNotes.read(notes) };
  },
  write: ({ answers, notes }, before) => {
    const parts = partsOf(before);
    return {
      ...parts,
      answers: storedAnswers.write(answers, parts.answers),
      notes: storedNotes.write(notes, parts.notes),
    };
  },
});

/** What is no object counts as an answer that does not fit. */
function partsOf(stored: unknown): { answers?: unknown; notes?: unknown } {
  return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? stored : { answers: stored };
}

/** Saves answers that are not yet saved, in front. @returns Whether they are stored. */
export function saveAnswers(newAnswers: readonly Answer[]): Promise<boolean> {
  const saved = newAnswers.map(toSavedAnswer);
  return study.update((now) => ({ ...now, answers: [...saved.filter(({ id }) => !isSaved(now, id)), ...now.answers] }));
}

/** Replaces the saved copy of an answer, if there is one, by the current answer. */
export function updateSaved(answer: Answer): void {
  const { savedAt: _, ...current } = toSavedAnswer(answer);
  void study.update((now) => ({
    ...now,
    answers: now.answers.map((saved) => (saved.id === answer.id ? { ...saved, ...current } : saved)),
  }));
}

export function isSaved({ answers }: Study, answerId: string): boolean {
  return answers.some(({ id }) => id === answerId);
}

/** Removes an answer. Its notes stay. */
export function removeSaved(answerId: string): { stored: Promise<boolean>; undo: () => void } {
  const { remove, restore } = removal(study.get().answers, ({ id }) => id === answerId);
  const stored = study.update((now) => ({ ...now, answers: remove(now.answers) }));
  return { stored, undo: () => void study.update((now) => ({ ...now, answers: restore(now.answers) })) };
}

/** Adds a note to an answer. */
export function addNote(note: Pick<Note, "answerId" | "question" | "paragraph" | "text">): void {
  const written = { ...note, id: newId(), writtenAt: new Date().toISOString() };
  void study.update(({ answers, notes }) => ({ answers, notes: [...notes, written] }));
}

/** Changes the text of a note. */
export function changeNote(noteId: string, text: string): void {
  void study.update(({ answers, notes }) => ({
    answers,
    notes: notes.map((note) => (note.id === noteId ? { ...note, text } : note)),
  }));
}

/** @returns A function that restores the note at its place. */
export function removeNote(noteId: string): () => void {
  const { remove, restore } = removal(study.get().notes, ({ id }) => id === noteId);
  void study.update((now) => ({ ...now, notes: remove(now.notes) }));
  return () => void study.update((now) => ({ ...now, notes: restore(now.notes) }));
}

/**
 * Merges two studies. Where both have an entry, the first wins. A note with the same id but another text in the second
 * is kept as well.
 */
export function mergeStudies(one: Study, other: Study): Study {
  const ids = new Set(one.notes.map(({ id }) => id));
  const newNotes = other.notes
    .filter((note) => !one.notes.some((kept) => isSameNote(kept, note)))
    .map((note) => (ids.has(note.id) ? { ...note, id: `${note.id}-${note.writtenAt}` } : note));
  const newAnswers = other.answers.filter(({ id }) => !isSaved(one, id));
  return {
    answers: [...one.answers, ...newAnswers].toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)),
    notes: [...one.notes, ...newNotes],
  };
}

function isSameNote(one: Note, other: Note): boolean {
  return one.answerId === other.answerId && one.paragraph === other.paragraph && one.text === other.text;
}

function toSavedAnswer({ id, question, topic, answer, citations, version }: Answer): SavedAnswer {
  const plain = (answer.split("\n\n")[0] ?? "").replaceAll(/\[\d+\]|\*/g, "");
  return {
    id,
    question,
    category: topic.title,
    excerpt: shortened(plain, EXCERPT),
    sources: citations.length,
    savedAt: new Date().toISOString(),
    copy: { version, text: answer, citations: citations.map(({ id: _, snippet: __, ...citation }) => citation) },
  };
}
