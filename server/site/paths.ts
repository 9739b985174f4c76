/** The paths of pages for a single answer or passage. */

/** @returns The path of an answer's page. */
export function answerPath(id: string): string {
  return `/answers/${encodeURIComponent(id)}`;
}

/**
 * @param reference - As `referenceOf` writes it.
 * @returns The path of a passage's page.
 */
export function scripturePath(reference: string): string {
  return `/scripture/${encodeURIComponent(reference)}`;
}
