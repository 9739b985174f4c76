/** The addresses within the library and of its passages of Scripture. */
import { scripturePath } from "../../server/contract/library-addresses.ts";

export * from "../../server/contract/library-addresses.ts";

/** The id of the first verse that is asked for, where the whole chapter shows. */
export const ASKED_ID = "asked";

/** Whether a reference, as the server names it, goes down to verses: `Rom.8.28`, not `Rom.8`. */
export function namesVerse(reference: string): boolean {
  return /\.\d+\.\d/.test(reference);
}

/** The chapters around a passage, at its first verse. */
export function chapterPath(reference: string): string {
  return `${scripturePath(reference)}?context=chapter#${ASKED_ID}`;
}
