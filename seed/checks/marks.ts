/** Checks that marks and citations correspond, and that marks first occur in numerical order. */

import type { ContentFiles } from "../content-files.ts";
import { findMarks } from "../marks.ts";
import type { Report } from "../problem.ts";

export function checkMarks(files: ContentFiles, report: Report): void {
  for (const { file, value, paragraphs, placeOf } of files.answers) {
    const count = value.citations.length;
    const seen = new Set<number>();
    for (const { text, line } of paragraphs)
      for (const { number } of findMarks(text)) {
        const place = { file, line, field: `mark [${number}]` };
        if (number < 1 || number > count)
          report(place, "there is no such citation", `use [1] to [${count}], or add the citation`);
        else if (number > seen.size + 1 && !seen.has(number))
          report(
            place,
            `comes before [${seen.size + 1}]`,
            "list the citations in the order in which the text cites them",
          );
        seen.add(number);
      }
    value.citations.forEach((_, index) => {
      if (!seen.has(index + 1))
        report(
          placeOf("citations", index),
          `has no mark [${index + 1}] in the text`,
          "mark the claim it supports, or remove it",
        );
    });
  }
}
