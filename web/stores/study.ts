/** What a visitor keeps: answers saved on this device, and notes beside them. */
import * as v from "valibot";
import type { Answer, Citation } from "../../server/contract/answer.ts";
import { shortened } from "../lib/text.ts";
import { createKeptValue, type KeptValue } from "./kept-value.ts";
import { newId } from "./store.ts";

const web = v.pipe(v.string(), v.regex(/^https?:\/\//));

const savedCopy = v.looseObject({
  version: v.string(),
  text: v.string(),
  citations: v.array(
    v.looseObject({
      number: v.number(),
      partnerId: v.string(),
      title: v.string(),
      locator: v.nullable(v.string()),
      url: web,
      author: v.string(),
      publishDate: v.nullable(v.string()),
    }),
  ),
});

const savedAnswer = v.looseObject({
  id: v.string(),
  question: v.string(),
  category: v.string(),
  excerpt: v.string(),
  sources: v.optional(v.number()),
  savedAt: v.string(),
  copy: v.optional(savedCopy),
});

const note = v.looseObject({
  id: v.string(),
  answerId: v.string(),
  question: v.string(),
  paragraph: v.nullable(v.number()),
  text: v.string(),
  writtenAt: v.string(),
});

/** Its shape; a file that is imported is checked by it as well. */
export const studySchema = v.looseObject({ answers: v.array(savedAnswer), notes: v.array(note) });

/** A citation as it is written out: what it says is left to the answer. */
export type SavedCitation = Readonly<Omit<Citation, "id" | "snippet" | "workId">>;

/** An answer as it was when it was saved: what it says now is compared with that. */
export type SavedCopy = {
  readonly version: string;
  readonly text: string;
  readonly citations: readonly SavedCitation[];
};

export type SavedAnswer = {
  readonly id: string;
  readonly question: string;
  readonly category: string;
  readonly excerpt: string;
  /** How many sources it cites. */
  readonly sources?: number | undefined;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Missing where an earlier version of Loci saved it. */
  readonly copy?: SavedCopy | undefined;
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

export const study: KeptValue<Study> = createKeptValue<Study>("study", {
  fallback: { answers: [], notes: [] },
  isValid: (value): value is Study => v.is(studySchema, value),
  merge: mergeStudies,
});

/** Saves answers that are not saved yet, before the others. @returns Whether they are stored. */
export function saveAnswers(newAnswers: readonly Answer[]): Promise<boolean> {
  const saved = newAnswers.map(toSavedAnswer);
  return study.update((now) => ({ ...now, answers: [...saved.filter(({ id }) => !isSaved(now, id)), ...now.answers] }));
}

/** Puts an answer as it is now in the place of its saved copy, if it is still saved. */
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

/** Gives up an answer. Its notes stay. */
export function removeSaved(answerId: string): { stored: Promise<boolean>; undo: () => void } {
  const { answers } = study.get();
  const index = answers.findIndex(({ id }) => id === answerId);
  const removed = answers[index];
  const stored = study.update((now) => ({ ...now, answers: now.answers.filter(({ id }) => id !== answerId) }));
  const undo = () =>
    void study.update((now) =>
      removed && !isSaved(now, answerId) ? { ...now, answers: now.answers.toSpliced(index, 0, removed) } : now,
    );
  return { stored, undo };
}

/** Writes a note beside an answer. */
export function addNote(note: Pick<Note, "answerId" | "question" | "paragraph" | "text">): void {
  const written = { ...note, id: newId(), writtenAt: new Date().toISOString() };
  void study.update(({ answers, notes }) => ({ answers, notes: [...notes, written] }));
}

/** Writes a note anew. */
export function changeNote(noteId: string, change: Pick<Note, "paragraph" | "text">): void {
  void study.update(({ answers, notes }) => ({
    answers,
    notes: notes.map((note) => (note.id === noteId ? { ...note, ...change } : note)),
  }));
}

/** @returns Puts the note back where it stood. */
export function removeNote(noteId: string): () => void {
  const { notes } = study.get();
  const index = notes.findIndex(({ id }) => id === noteId);
  const removed = notes[index];
  void study.update((now) => ({ ...now, notes: now.notes.filter(({ id }) => id !== noteId) }));
  return () =>
    void study.update((now) =>
      removed && !now.notes.some(({ id }) => id === noteId)
        ? { ...now, notes: now.notes.toSpliced(index, 0, removed) }
        : now,
    );
}

/**
 * Joins two studies. What both have stays as it is in the first. A note that the second has under the same id with
 * another text is kept beside it.
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

function toSavedAnswer({ id, question, category, answer, citations, version }: Answer): SavedAnswer {
  const plain = (answer.split("\n\n")[0] ?? "").replaceAll(/\[\d+\]|\*/g, "");
  return {
    id,
    question,
    category: category.title,
    excerpt: shortened(plain, EXCERPT),
    sources: citations.length,
    savedAt: new Date().toISOString(),
    copy: { version, text: answer, citations: citations.map(({ id: _, snippet: __, ...citation }) => citation) },
  };
}
