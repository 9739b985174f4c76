/**
 * An id for a new entry of a stored list. `crypto.randomUUID` is missing on plain http, so it is made of time and
 * chance.
 */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
