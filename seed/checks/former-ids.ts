/** Checks the ids that answers had formerly, which redirect to them: nothing else may have such an id. */
import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { ID } from "./references.ts";

export function checkFormerIds({ answers }: ContentFiles, report: Report): void {
  const current = new Map(answers.map((answer) => [answer.id, answer]));
  const owners = new Map<string, AnswerEntry>();
  for (const answer of answers)
    answer.value.formerly?.forEach((id, index) => {
      const place = answer.placeOf("formerly", index);
      const owner = owners.get(id);
      const holder = current.get(id);
      if (!ID.test(id)) report(place, `"${id}" is not a valid id`, "write the name that the file had, without .md");
      else if (holder)
        report(
          place,
          holder === answer ? "the answer still has this id" : `"${id}" is the id of an answer: ${holder.file}`,
          holder === answer ? "remove the line" : "remove that answer, or this line",
        );
      else if (owner)
        report(
          place,
          owner === answer ? `"${id}" is named twice` : `"${id}" already leads to another answer: ${owner.file}`,
          owner === answer ? "remove the line" : "name it in the answer that replaces it best, and only there",
        );
      else owners.set(id, answer);
    });
}
