/** Removing an entry of a list so that it can be undone, even if the list has changed since. */

type Removal<T> = {
  readonly remove: (now: readonly T[]) => T[];
  /** Puts the entry back at its place, unless it is there. */
  readonly restore: (now: readonly T[]) => T[];
};

/** @param isIt - Whether an entry is the one to remove. */
export function removal<T>(entries: readonly T[], isIt: (entry: T) => boolean): Removal<T> {
  const index = entries.findIndex(isIt);
  const removed = entries.slice(index, index + 1);
  return {
    remove: (now) => now.filter((entry) => !isIt(entry)),
    restore: (now) => (index < 0 || now.some(isIt) ? [...now] : now.toSpliced(index, 0, ...removed)),
  };
}
