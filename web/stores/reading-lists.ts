/** Reading lists: saved answers in the visitor's order. */
import * as v from "valibot";
import { newId } from "../lib/new-id.ts";
import { removal } from "../lib/removal.ts";
import { createIndexedDbValue, listOf } from "./indexed-db.ts";

const readingList = v.object({
  id: v.string(),
  name: v.string(),
  /** May name answers that are no longer saved; these are skipped until they are saved again. */
  answerIds: v.pipe(v.array(v.string()), v.readonly()),
});

/** The schema, which imported files must match too. */
export const readingListsSchema = v.array(readingList);

export type ReadingList = Readonly<v.InferOutput<typeof readingList>>;

export const readingLists = createIndexedDbValue("reading-lists", listOf<ReadingList>(readingList));

/** @param answerIds - The first answers of the list. */
export function createList(name: string, answerIds: readonly string[] = []): void {
  const list = { id: newId(), name, answerIds };
  void readingLists.update((lists) => [...lists, list]);
}

export function renameList(listId: string, name: string): void {
  change(listId, (list) => ({ ...list, name }));
}

/** @returns A function that restores the list at its place. */
export function removeList(listId: string): () => void {
  const { remove, restore } = removal(readingLists.get(), ({ id }) => id === listId);
  void readingLists.update(remove);
  return () => void readingLists.update(restore);
}

/** Appends an answer to a list, or removes it. */
export function setInList(listId: string, answerId: string, included: boolean): void {
  change(listId, (list) => {
    const others = list.answerIds.filter((id) => id !== answerId);
    return { ...list, answerIds: included ? [...others, answerId] : others };
  });
}

/** @returns A function that restores the answer at its place, even if the list has changed since. */
export function takeFromList(listId: string, answerId: string): () => void {
  const before = readingLists.get().find(({ id }) => id === listId)?.answerIds ?? [];
  const { remove, restore } = removal(before, (id) => id === answerId);
  change(listId, (list) => ({ ...list, answerIds: remove(list.answerIds) }));
  return () => change(listId, (list) => ({ ...list, answerIds: restore(list.answerIds) }));
}

/** Reorders a list. Answers that another tab has added since come last. */
export function arrangeList(listId: string, answerIds: readonly string[]): void {
  change(listId, (list) => ({
    ...list,
    answerIds: [
      ...answerIds.filter((id) => list.answerIds.includes(id)),
      ...list.answerIds.filter((id) => !answerIds.includes(id)),
    ],
  }));
}

/** Merges lists. A list in both keeps its name and order from the first, and gains the second's other answers. */
export function mergeLists(ones: readonly ReadingList[], others: readonly ReadingList[]): ReadingList[] {
  const joined = ones.map((list) => {
    const added = others.find(({ id }) => id === list.id)?.answerIds ?? [];
    return { ...list, answerIds: [...new Set([...list.answerIds, ...added])] };
  });
  return [...joined, ...others.filter(({ id }) => !ones.some((list) => list.id === id))];
}

function change(listId: string, changed: (list: ReadingList) => ReadingList): void {
  void readingLists.update((lists) => lists.map((list) => (list.id === listId ? changed(list) : list)));
}
