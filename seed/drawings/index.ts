/** Draws the logos of the partners and the covers of the books, for the paths at which they are served. */
import { LOGO_SPRITE } from "../../server/shared/pages.ts";
import type { ContentFiles } from "../content-files.ts";
import { drawCover } from "./cover.ts";
import { drawLogo, drawLogoSprite } from "./logo.ts";

/** @returns A logo for each partner, all of them in one, and a cover for each book. */
export function drawAll({ partners, books, works }: ContentFiles): { path: string; svg: string }[] {
  const logos = partners.map(({ value }) => value);
  const titles = new Map(works.map(({ value: { id, title } }) => [id, title]));
  return [
    { path: LOGO_SPRITE, svg: drawLogoSprite(logos) },
    ...logos.map((logo) => ({ path: `/logos/${logo.id}.svg`, svg: drawLogo(logo) })),
    ...books.map(({ value: { id, work, coverLines, coverAuthor } }) => ({
      path: `/covers/${id}.svg`,
      svg: drawCover(id, titles.get(work) ?? "", { lines: coverLines, author: coverAuthor }),
    })),
  ];
}
