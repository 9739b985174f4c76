/** Checks that every mark names a citation, that every citation has a mark, and that the keys of citations are theirs alone. */

import type { CitationEntry } from "../answer-schema.ts";
import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import { suggest } from "../did-you-mean.ts";
import { findMarks, keyOf } from "../marks.ts";
import type { Place, Report } from "../problem.ts";

export function checkMarks(answer: AnswerEntry, report: Report, files: ContentFiles): void {
  const works = new Set(files.works.map(({ value }) => value.id));
  const isComplete = answer.value.citations.every(({ work }) => works.has(work));
  // Otherwise marks are wrong only because a citation is.
  if (!checkKeys(answer, report) || !isComplete) return;
  const { value, paragraphs, placeOf, numbers } = answer;
  const named = new Set<string>();
  for (const { source, place } of paragraphs)
    for (const { key } of findMarks(source)) {
      named.add(key);
      if (numbers.has(key)) continue;
      const keys = value.citations.map(keyOf);
      const others = keys.length === 0 ? "" : `write one of ${keys.map((known) => `[${known}]`).join(", ")}, or `;
      const all = `${others}add the citation`;
      report({ ...place, field: `mark [${key}]` }, "names no citation", suggest(key, keys, all));
    }
  value.citations.forEach((citation, index) => {
    if (!named.has(keyOf(citation)))
      report(
        placeOf("citations", index),
        `has no mark [${keyOf(citation)}] in the text`,
        "mark the claim it supports, or remove it",
      );
  });
}

/** @returns Whether every citation has a key of its own. */
function checkKeys({ value: { citations }, placeOf }: AnswerEntry, report: Report): boolean {
  const earlier = new Map<string, { place: Place; locator: string | undefined }>();
  let areRight = true;
  citations.forEach((citation, index) => {
    const { key, work, locator } = citation;
    const place = placeOf("citations", index, key === undefined ? "work" : "key");
    const other = earlier.get(keyOf(citation));
    earlier.set(keyOf(citation), { place, locator });
    if (key !== undefined && key !== work && !key.startsWith(`${work}-`))
      report(place, `"${key}" does not begin with the work's id`, `write ${suggestKey(citation)}`);
    else if (!other) return;
    // That a place is cited twice is a problem of its own.
    else if (other.locator !== locator)
      report(
        place,
        `the key "${keyOf(citation)}" is already used (${other.place.file}:${other.place.line})`,
        `give the citation a key of its own, such as key: ${suggestKey(citation)}`,
      );
    areRight = false;
  });
  return areRight;
}

/** @returns A key for a citation whose work is cited twice: the work's id and the place. */
function suggestKey({ work, locator = "2" }: Pick<CitationEntry, "work" | "locator">): string {
  const place = locator.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${work}-${place.replace(/^-|-$/g, "")}`;
}
