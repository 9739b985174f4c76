/** Reading lists: saved answers in an order of the visitor's own. */
import { createStoredValue, isTextList, json, newId, type StoredValue } from "./store.ts";

export type ReadingList = {
  readonly id: string;
  readonly name: string;
  /** May name answers that are not kept any more; they are passed over until they are kept again. */
  readonly answerIds: readonly string[];
};

export const readingLists: StoredValue<readonly ReadingList[]> = createStoredValue<readonly ReadingList[]>(
  "reading-lists",
  [],
  json(isLists),
);

/** @param answerIds - What the list begins with. */
export function createList(name: string, answerIds: readonly string[] = []): void {
  readingLists.set([...readingLists.get(), { id: newId(), name, answerIds }]);
}

export function renameList(listId: string, name: string): void {
  change(listId, (list) => ({ ...list, name }));
}

/** @returns Puts the list back where it stood. */
export function removeList(listId: string): () => void {
  const lists = readingLists.get();
  const index = lists.findIndex(({ id }) => id === listId);
  const removed = lists[index];
  readingLists.set(lists.filter(({ id }) => id !== listId));
  return () => {
    if (removed) readingLists.set(readingLists.get().toSpliced(index, 0, removed));
  };
}

/** Puts an answer at the end of a list, or takes it out when it is there. */
export function toggleInList(listId: string, answerId: string): void {
  change(listId, (list) => {
    const others = list.answerIds.filter((id) => id !== answerId);
    return { ...list, answerIds: others.length < list.answerIds.length ? others : [...others, answerId] };
  });
}

/** @returns Puts the answer back where it stood, whatever else was done to the list meanwhile. */
export function takeFromList(listId: string, answerId: string): () => void {
  const index =
    readingLists
      .get()
      .find(({ id }) => id === listId)
      ?.answerIds.indexOf(answerId) ?? -1;
  change(listId, (list) => ({ ...list, answerIds: list.answerIds.filter((id) => id !== answerId) }));
  return () =>
    change(listId, (list) =>
      index < 0 || list.answerIds.includes(answerId)
        ? list
        : { ...list, answerIds: list.answerIds.toSpliced(index, 0, answerId) },
    );
}

/** Gives a list a new order. */
export function arrangeList(listId: string, answerIds: readonly string[]): void {
  change(listId, (list) => ({ ...list, answerIds }));
}

function change(listId: string, changed: (list: ReadingList) => ReadingList): void {
  readingLists.set(readingLists.get().map((list) => (list.id === listId ? changed(list) : list)));
}

function isLists(value: unknown): value is readonly ReadingList[] {
  return (
    Array.isArray(value) &&
    value.every((entry: Partial<Record<keyof ReadingList, unknown>> | null) => {
      const { id, name, answerIds } = entry ?? {};
      return typeof id === "string" && typeof name === "string" && isTextList(answerIds);
    })
  );
}
