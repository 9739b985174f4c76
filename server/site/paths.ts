/** The paths of pages that have an address of their own for each thing they show. */
import { scripturePages } from "../contract/pages.ts";

/** @param id - An answer's id. */
export function answerPath(id: string): string {
  return `/answers/${encodeURIComponent(id)}`;
}

/** @param reference - A passage, as `referenceOf` writes it. */
export function scripturePath(reference: string): string {
  return `${scripturePages}/${encodeURIComponent(reference)}`;
}
