/** The paths of pages that have an address of their own for each thing they show. */

/** @param id - An answer's id. */
export function answerPath(id: string): string {
  return `/answers/${encodeURIComponent(id)}`;
}

/** @param reference - A passage, as `referenceOf` writes it. */
export function scripturePath(reference: string): string {
  return `/scripture/${encodeURIComponent(reference)}`;
}
