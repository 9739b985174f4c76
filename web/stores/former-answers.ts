/** Moves what a visitor has stored under the former id of an answer to the answer that has taken its place. */
import { useEffect } from "react";
import type { Answer } from "../../server/contract/answer.ts";
import { noteDrafts } from "./note-drafts.ts";
import { readingLists } from "./reading-lists.ts";
import { study } from "./study.ts";

/** The present ids of answers, by their former ids. */
export type FormerAnswers = Readonly<Record<string, string>>;

/** @returns The present id of an answer. */
export function presentId(formerly: FormerAnswers | undefined, answerId: string): string {
  return formerly && Object.hasOwn(formerly, answerId) ? (formerly[answerId] ?? answerId) : answerId;
}

/** Moves saved answers, notes, drafts and entries of reading lists. What is saved under both ids remains once. */
async function followAnswers(formerly: FormerAnswers): Promise<void> {
  const moves = (answerId: string) => presentId(formerly, answerId) !== answerId;
  const [{ answers, notes }, lists] = await Promise.all([study.load(), readingLists.load()]);
  const move = <T extends { readonly answerId: string }>(entry: T): T => ({
    ...entry,
    answerId: presentId(formerly, entry.answerId),
  });
  if (answers.some(({ id }) => moves(id)) || notes.some(({ answerId }) => moves(answerId)))
    void study.update((now) => ({
      ...now,
      answers: firstById(now.answers.map((saved) => ({ ...saved, id: presentId(formerly, saved.id) }))),
      notes: now.notes.map(move),
    }));
  if (lists.some(({ answerIds }) => answerIds.some(moves)))
    void readingLists.update((now) =>
      now.map((list) => ({
        ...list,
        answerIds: [...new Set(list.answerIds.map((answerId) => presentId(formerly, answerId)))],
      })),
    );
  if (noteDrafts.get().some(({ answerId }) => moves(answerId))) noteDrafts.set(noteDrafts.get().map(move));
}

function firstById<T extends { readonly id: string }>(entries: readonly T[]): T[] {
  return entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index);
}

/** Moves what is stored under the former ids of the answer on the screen. */
export function useFormerIdsOf({ id, formerly }: Answer): void {
  useEffect(() => {
    // During an upgrade, a process of the earlier version may answer, which sends no former ids.
    if (formerly?.length > 0) void followAnswers(Object.fromEntries(formerly.map((former) => [former, id])));
  }, [id, formerly]);
}

/**
 * Moves what is stored under any former id.
 *
 * @param formerly - Undefined while it is unknown.
 * @param stored - What is stored; when it changes, as by an import, it is looked through again.
 */
export function useFormerAnswers(formerly: FormerAnswers | undefined, ...stored: readonly unknown[]): void {
  useEffect(() => {
    if (formerly) void followAnswers(formerly);
  }, [formerly, ...stored]);
}
