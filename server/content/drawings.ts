/** Draws the logos of the partners and the covers of the books, with the paths at which they are served. */
import type { BookRecord, PartnerRecord } from "../db/library.ts";
import { drawCover } from "../drawings/cover.ts";
import { drawLogo } from "../drawings/logo.ts";

/** @returns Two drawings per partner: `/logos/{id}.svg`, and `/logos/{id}-small.svg` for sizes under 28 px. */
export function drawLogos(partners: readonly PartnerRecord[]): [path: string, svg: string][] {
  return partners.flatMap(({ id, initials, colour, frame }): [string, string][] => [
    [`/logos/${id}.svg`, drawLogo(initials, colour, frame)],
    [`/logos/${id}-small.svg`, drawLogo(initials, colour, frame, true)],
  ]);
}

/** @returns One drawing per book: `/covers/{id}.svg`. */
export function drawCovers(books: readonly BookRecord[]): [path: string, svg: string][] {
  return books.map(({ id, coverLines, coverAuthor, work }) => [
    `/covers/${id}.svg`,
    drawCover(id, work.title, { lines: coverLines, author: coverAuthor }),
  ]);
}
