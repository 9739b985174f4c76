/** Whole chapters of the King James Version. */
import { chapterSpan } from "./books.ts";
import { loadKjv, plainText } from "./kjv.ts";
import { labelOf } from "./labels.ts";
import { chapterOf, type Reference } from "./references.ts";

export interface Verse {
  number: number;
  text: string;
  /** Whether the reference names it. */
  cited: boolean;
}

/**
 * Reads the chapter in which a reference begins. The reference must exist.
 *
 * @returns The title, such as `Romans 8`, and all verses of the chapter.
 */
export async function findChapter({ spans }: Reference): Promise<{ title: string; verses: Verse[] }> {
  const { versesOf } = await loadKjv();
  const start = chapterOf(spans[0]?.from ?? 0);
  const span = chapterSpan(start);
  const verses = versesOf(span).map(({ number, runs }): Verse => {
    const cited = spans.some(({ from, to }) => from <= number && number <= to);
    return { number: number - start, text: plainText(runs), cited };
  });
  return { title: labelOf([span]), verses };
}
