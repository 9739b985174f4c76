/** Checks that confusions can be corrected word by word, and in one way only. */
import { splitWords } from "../../server/search/tokenize.ts";
import type { ContentFiles } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { reportRepeats } from "./report-repeats.ts";

export function checkConfusions({ confusions }: ContentFiles, report: Report): void {
  const once = reportRepeats(report, (text) => `"${text}" is listed twice`, "remove one of the two");
  for (const { value, placeOf } of confusions)
    value.typed.forEach((typed, index) => {
      const place = placeOf("typed", index);
      once(typed, place);
      if (splitWords(typed).length !== splitWords(value.meant).length)
        report(
          place,
          `"${typed}" has a different number of words than "${value.meant}"`,
          "write the same number of words",
        );
    });
}
