/** Draws what the content needs drawn: the partners' devices and the books' covers, by the path they are served at. */
import type { ContentRows } from "../db/schema.ts";
import { drawCover } from "../drawings/cover.ts";
import { drawDevice } from "../drawings/device.ts";
import { byId, rowOf } from "./rows.ts";

/** @returns Two drawings for each partner: `/logos/{id}.svg`, and `/logos/{id}-small.svg` for under 28 px. */
export function drawDevices(partners: ContentRows["partners"]): [path: string, svg: string][] {
  return partners.flatMap(({ id, initials, cloth, frame }): [string, string][] => [
    [`/logos/${id}.svg`, drawDevice(initials, cloth, frame)],
    [`/logos/${id}-small.svg`, drawDevice(initials, cloth, frame, true)],
  ]);
}

/** @returns One drawing for each book: `/covers/{id}.svg`. */
export function drawCovers(rows: ContentRows): [path: string, svg: string][] {
  const works = byId(rows.works);
  return rows.books.map(({ id, workId, coverLines, coverAuthor }) => {
    const { title } = rowOf(works, workId);
    return [`/covers/${id}.svg`, drawCover(id, title, { lines: coverLines, author: coverAuthor })];
  });
}
