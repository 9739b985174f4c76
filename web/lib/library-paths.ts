/** The addresses of the library's parts and of passages of Scripture. */
import { scripturePath } from "../../server/shared/library-addresses.ts";

export * from "../../server/shared/library-addresses.ts";

/** The id of the first requested verse on the page of its whole chapter. */
export const ASKED_ID = "asked";

/** Whether a reference names verses: `Rom.8.28`, not `Rom.8`. */
export function namesVerse(reference: string): boolean {
  return /\.\d+\.\d/.test(reference);
}

/** The passage in its chapters, scrolled to its first verse. */
export function chapterPath(reference: string): string {
  return `${scripturePath(reference)}?context=chapter#${ASKED_ID}`;
}
