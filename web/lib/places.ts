/** The places on a page that an address can end in. */

/** The place on a page that has an id, as the end of an address. */
export function placeOnPage(id: string): string {
  return `#${id}`;
}

/** The id of a source of an answer, and of a paragraph; both count from 1. */
export const sourceId = (number: number) => `s${number}`;
export const paragraphId = (number: number) => `p${number}`;

/** The number of the source that the end of an address names; null where it names none. */
export function readSource(hash: string): number | null {
  const number = /^#s(\d+)$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}
