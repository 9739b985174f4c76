/** Draws the logos of the partners and the covers of the books, with the paths at which they are served. */

import type { BookRecord, PartnerRecord } from "../db/library.ts";
import { drawCover } from "../drawings/cover.ts";
import { drawLogo, drawLogoSprite } from "../drawings/logo.ts";
import { LOGO_SPRITE } from "../shared/pages.ts";

/** @returns One drawing per partner, `/logos/{id}.svg`, and all of them in one. */
export function drawLogos(partners: readonly PartnerRecord[]): [path: string, svg: string][] {
  return [
    [LOGO_SPRITE, drawLogoSprite(partners)],
    ...partners.map((partner): [string, string] => [`/logos/${partner.id}.svg`, drawLogo(partner)]),
  ];
}

/** @returns One drawing per book: `/covers/{id}.svg`. */
export function drawCovers(books: readonly BookRecord[]): [path: string, svg: string][] {
  return books.map(({ id, coverLines, coverAuthor, work }) => [
    `/covers/${id}.svg`,
    drawCover(id, work.title, { lines: coverLines, author: coverAuthor }),
  ]);
}
