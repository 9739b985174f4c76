/** The paths of pages that have an address of their own for each thing they show. */
import { scripturePages } from "../contract/pages.ts";

export { answerPath } from "../contract/addresses.ts";

/**
 * @param reference - As `referenceOf` writes it.
 * @returns The path of a passage's page.
 */
export function scripturePath(reference: string): string {
  return `${scripturePages}/${encodeURIComponent(reference)}`;
}
