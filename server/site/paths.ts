/** The paths of pages that have an address of their own for each thing they show. */

export { answerPath } from "../contract/addresses.ts";

/** @param reference - A passage, as `referenceOf` writes it. */
export function scripturePath(reference: string): string {
  return `/scripture/${encodeURIComponent(reference)}`;
}
