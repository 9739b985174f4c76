/** Checks that no two answers begin with the same words. */
import type { ContentFiles } from "../content-files.ts";
import type { Report } from "../problem.ts";

/** Number of words compared. */
const OPENING_WORDS = 4;

export function checkOpenings({ answers }: ContentFiles, report: Report): void {
  const openings = new Map<string, string>();
  for (const { file, paragraphs } of answers) {
    const [first] = paragraphs;
    if (!first) continue;
    const opening = first.text.split(/\s+/).slice(0, OPENING_WORDS).join(" ").toLowerCase();
    const earlier = openings.get(opening);
    if (earlier) report(first.place, `begins like ${earlier} ("${opening} …")`, "begin differently");
    openings.set(opening, file);
  }
}
