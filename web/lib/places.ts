/** The hashes of places on a page. */

/** The hash for an id. */
export function placeOnPage(id: string): string {
  return `#${id}`;
}

/** The ids of a source and of a paragraph of an answer; both count from 1. */
export const sourceId = (number: number) => `s${number}`;
export const paragraphId = (number: number) => `p${number}`;
