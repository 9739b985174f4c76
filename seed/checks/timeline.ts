/** Checks the timeline: an answer stands in one era, to which its page leads. */
import type { ContentFiles } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { reportRepeats } from "./report-repeats.ts";

export function checkTimeline({ timeline }: ContentFiles, report: Report): void {
  const once = reportRepeats(report, (id) => `"${id}" stands in the timeline twice`, "keep it in one era");
  for (const { value, placeOf } of timeline)
    value.answers.forEach((id, index) => void once(id, () => placeOf("answers", index)));
}
