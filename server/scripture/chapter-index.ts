/** Finds what is on a passage of the Bible, by the chapters that it touches. */
import { chaptersBetween } from "./books.ts";
import type { VerseNumber, VerseSpan } from "./references.ts";

/** Things by the chapters of their passages. */
export class ChapterIndex<Thing> {
  readonly #things: Thing[] = [];
  readonly #byChapter = new Map<VerseNumber, number[]>();

  /** @param spans - The passages that the thing is found by. */
  add(thing: Thing, spans: readonly VerseSpan[]): void {
    const number = this.#things.push(thing) - 1;
    for (const chapter of chaptersOf(spans)) {
      const others = this.#byChapter.get(chapter);
      if (others) others.push(number);
      else this.#byChapter.set(chapter, [number]);
    }
  }

  /** @returns The things that have a passage in a chapter of these, each once, in the order in which they were added. */
  find(spans: readonly VerseSpan[]): Thing[] {
    const numbers = new Set([...chaptersOf(spans)].flatMap((chapter) => this.#byChapter.get(chapter) ?? []));
    return [...numbers].sort((a, b) => a - b).flatMap((number) => this.#things[number] ?? []);
  }
}

/** @returns The chapters that some passages touch, each once, as the number of its verse 0. */
export function chaptersOf(spans: readonly VerseSpan[]): Set<VerseNumber> {
  return new Set(spans.flatMap(({ from, to }) => chaptersBetween(from, to)));
}
