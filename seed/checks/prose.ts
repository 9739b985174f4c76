/** Checks the length and style of answers. */

import type { ContentFiles } from "../content-files.ts";
import { countWords } from "../marks.ts";
import type { Report } from "../problem.ts";

/** Limits; `seed/README.md` explains them to editors. */
const BODY_WORDS = { least: 280, most: 520 };
const PARAGRAPHS = { least: 3, most: 6 };
const ALSO_ASKED = { least: 6, most: 12 };
const RELATED = { least: 3, most: 5 };
const RESOURCES = { least: 2, most: 4 };
const FURTHER_READING = { least: 2, most: 4 };
/** Maximum number of words of a keyword rule; longer ones are phrasings. */
const MAX_KEYWORD_WORDS = 4;

/** Empty phrases. */
const FILLER = [
  "it is important to note",
  "it is worth noting",
  "it should be noted",
  "in conclusion",
  "in summary",
  "to sum up",
  "in today's world",
  "delve",
  "tapestry",
  "multifaceted",
  "navigate the complexities",
  "needless to say",
  "at the end of the day",
];

export function checkProse(files: ContentFiles, report: Report): void {
  const openings = new Map<string, string>();
  for (const answer of files.answers) {
    const { alsoAsked, keywords, related, resources, furtherReading } = answer.value;
    const line = answer.paragraphs[0]?.line ?? 1;
    const body = { file: answer.file, line, field: "body" };
    const words = answer.paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
    expectRange(words, BODY_WORDS, "words", (message, remedy) => report(body, message, remedy));
    expectRange(answer.paragraphs.length, PARAGRAPHS, "paragraphs", (message, remedy) => report(body, message, remedy));
    const lists = {
      alsoAsked: [alsoAsked, ALSO_ASKED],
      related: [related, RELATED],
      resources: [resources, RESOURCES],
      furtherReading: [furtherReading, FURTHER_READING],
    } as const;
    for (const [field, [items, range]] of Object.entries(lists))
      expectRange(items.length, range, "items", (message, remedy) => report(answer.placeOf(field), message, remedy));
    keywords.forEach((rule, index) => {
      if (countWords(rule) > MAX_KEYWORD_WORDS)
        report(
          answer.placeOf("keywords", index),
          `has more than ${MAX_KEYWORD_WORDS} words`,
          "shorten it, or move it to alsoAsked",
        );
    });
    for (const { text, line } of answer.paragraphs)
      for (const filler of FILLER)
        if (text.toLowerCase().replaceAll("’", "'").includes(filler))
          report({ file: answer.file, line, field: "body" }, `"${filler}" is filler`, "say it directly");
    const opening = (answer.paragraphs[0]?.text ?? "").split(/\s+/).slice(0, 4).join(" ").toLowerCase();
    const earlier = openings.get(opening);
    if (earlier) report(body, `begins like ${earlier} ("${opening} …")`, "begin differently");
    openings.set(opening, answer.file);
  }
}

function expectRange(
  value: number,
  { least, most }: { least: number; most: number },
  unit: string,
  report: (message: string, remedy: string) => void,
): void {
  if (value < least || value > most) report(`has ${value} ${unit}`, `write ${least} to ${most}`);
}
