/** A name for something new on this device. */

/** `crypto.randomUUID` is missing on plain http, so time and chance have to do. */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
