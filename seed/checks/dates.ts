/** Checks that dates exist and are not in the future. */

import type { ContentFiles } from "../content-files.ts";
import type { Place, Report } from "../problem.ts";

/** A margin of one day, for editors east of Greenwich. */
const DAY_MS = 86_400_000;

export function checkDates(files: ContentFiles, report: Report): void {
  const latest = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const check = (text: string, place: () => Place) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
      report(place(), `${text} is not a valid date`, "write year, month and day, such as 2026-11-21");
    else if (text > latest) report(place(), `${text} is in the future`, "write the day it happened");
  };
  for (const { value, placeOf } of files.answers) {
    // Without one of its own, it is the date of a reading.
    if (value.reviewed.every(({ date }) => date !== value.lastReviewed))
      check(value.lastReviewed, () => placeOf("lastReviewed"));
    for (const field of ["changes", "reviewed"] as const)
      value[field].forEach(({ date }, index) => void check(date, () => placeOf(field, index, "date")));
  }
  for (const work of files.works) {
    const { delivered, publishDate } = work.value;
    if (delivered !== undefined) check(delivered, () => work.placeOf("delivered"));
    if (publishDate !== undefined && Number(publishDate) > Number(latest.slice(0, 4)))
      report(work.placeOf("publishDate"), `${publishDate} is in the future`, "write the year of first publication");
  }
}
