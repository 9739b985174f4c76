/** The hashes of places on a page. */

/** The hash for an id. */
export function placeOnPage(id: string): string {
  return `#${id}`;
}

/** The id in a hash; null if it has none. A hash with an invalid percent-encoding is taken as it is. */
export function idInHash(hash: string): string | null {
  const id = hash.slice(1);
  if (id === "") return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The ids of a source and of a paragraph of an answer; both count from 1. */
export const sourceId = (number: number) => `s${number}`;
export const paragraphId = (number: number) => `p${number}`;

/** The box that stands before everything else on a question or an answer of danger takes the focus of the heading. */
export const HELP_FIRST_ID = "help-first";

/** The number of the source in a hash; null if there is none. */
export function readSource(hash: string): number | null {
  const number = /^#s(\d+)$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}
