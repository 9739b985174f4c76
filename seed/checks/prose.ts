/** Checks the length and style of answers. */

import type { AnswerEntry } from "../content-files.ts";
import { kindRules, type ListField, type Range } from "../kinds.ts";
import { countWords } from "../marks.ts";
import { type Place, type Report, topOf } from "../problem.ts";

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

export function checkProse(answer: AnswerEntry, report: Report): void {
  const { kind, question, keywords } = answer.value;
  const rules = kindRules[kind];
  const body = answer.paragraphs[0]?.place ?? { ...topOf(answer.file), field: "body" };
  const words = answer.paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  expectRange(words, rules.words, "words", () => body, report);
  expectRange(answer.paragraphs.length, rules.paragraphs, "paragraphs", () => body, report);
  for (const [field, range] of Object.entries(rules.lists) as [ListField, Range][]) {
    const list = field === "phrasings" ? answer.phrasingFile : answer;
    const items = field === "phrasings" ? answer.phrasingFile.value.phrasings : answer.value[field];
    expectRange(items?.length ?? 0, range, "items", () => list.placeOf(field), report);
  }
  if (!question.includes("?")) report(answer.placeOf("question"), "has no question mark", "ask a whole question");
  if (kind === "short" && /^[^.!?]*\?/.test(answer.paragraphs[0]?.text ?? ""))
    report(body, "begins with a question", "begin with the fact or the verdict");
  keywords.forEach((rule, index) => {
    if (countWords(rule) > MAX_KEYWORD_WORDS)
      report(
        answer.placeOf("keywords", index),
        `has more than ${MAX_KEYWORD_WORDS} words`,
        "shorten it, or move it to alsoAsked",
      );
  });
  for (const { text, place } of answer.paragraphs)
    for (const filler of FILLER)
      if (text.toLowerCase().replaceAll("’", "'").includes(filler))
        report(place, `"${filler}" is filler`, "say it directly");
}

function expectRange(value: number, { min, max }: Range, unit: string, place: () => Place, report: Report): void {
  if (value >= min && value <= max) return;
  const wanted = max === Number.POSITIVE_INFINITY ? `at least ${min}` : min === max ? max : `${min} to ${max}`;
  report(place(), `has ${value} ${unit}`, `write ${wanted}`);
}
