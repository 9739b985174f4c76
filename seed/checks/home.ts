/** Checks the lists of the home screen: that each has what its place on the screen needs, and fits there. */
import { DAY_LIST } from "../../server/db/schema.ts";
import { withoutMarks } from "../../server/search/excerpt.ts";
import type { ContentFiles } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { reportRepeats } from "./report-repeats.ts";

/** What a door has besides its questions. */
const ofDoor = ["title", "description", "icon"] as const;

/** The first paragraph of a question of the day stands on the first screen of a phone, 390 by 844 pixels. */
const MAX_PARAGRAPH = 440; // characters

export function checkHome({ home, answers, skipped }: ContentFiles, report: Report): void {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  for (const { value, placeOf } of home) {
    const isDay = value.id === DAY_LIST;
    for (const field of ofDoor) {
      if (isDay && value[field] !== undefined)
        report(placeOf(field), "the questions of the day are no door", "remove the field");
      if (!isDay && value[field] === undefined) report(placeOf("id"), `the door has no ${field}`, `add its ${field}`);
    }
    const once = reportRepeats(report, (id) => `"${id}" is listed twice`, "name another answer");
    value.answers.forEach((id, index) => {
      const place = () => placeOf("answers", index);
      once(id, place);
      const answer = byId.get(id);
      if (!isDay || !answer) return;
      if (answer.value.urgent)
        report(place(), `"${id}" is urgent, and help would have to come first`, "name another answer");
      const length = withoutMarks(answer.paragraphs[0]?.text ?? "").length;
      if (length > MAX_PARAGRAPH)
        report(
          place(),
          `the first paragraph of "${id}" has ${length} characters, and there is room for ${MAX_PARAGRAPH}`,
          "name another answer",
        );
    });
  }
  const isComplete = skipped.every(({ list }) => list !== "home");
  const [first] = home;
  if (isComplete && first && !home.some(({ value }) => value.id === DAY_LIST))
    report(first.placeOf(), "there are no questions of the day", `add a list with the id ${DAY_LIST}`);
}
