/** The places on a page that an address can end in. */

/** The place on a page that has an id, as the end of an address. */
export function placeOnPage(id: string): string {
  return `#${id}`;
}

/** The id of a source of an answer, and of a paragraph; both count from 1. */
export const sourceId = (number: number) => `s${number}`;
export const paragraphId = (number: number) => `p${number}`;
