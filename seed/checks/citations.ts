/**
 * Checks that citations are numerous and varied enough, that their locators exist, and that snippets have the right
 * length.
 */

import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import { kindRules } from "../kinds.ts";
import { readLocator } from "../locators.ts";
import { countWords } from "../marks.ts";
import type { Report } from "../problem.ts";
import type { WorkEntry } from "../schemas.ts";

/** Limits; `seed/README.md` explains them to editors. */
const SNIPPET_WORDS = { min: 25, max: 60 };

/** Checks the citations and further reading of an answer. */
export function checkCitations(answer: AnswerEntry, report: Report, files: ContentFiles): void {
  const works = new Map(files.works.map(({ value }) => [value.id, value]));
  checkSpread(answer, works, report);
  answer.value.citations.forEach(({ work: id, locator, snippet }, index) => {
    checkPlace(answer, works.get(id), locator, ["citations", index], report);
    const words = countWords(snippet);
    if (words < SNIPPET_WORDS.min || words > SNIPPET_WORDS.max)
      report(
        answer.placeOf("citations", index, "snippet"),
        `has ${words} words`,
        `write ${SNIPPET_WORDS.min} to ${SNIPPET_WORDS.max}`,
      );
  });
  answer.value.furtherReading.forEach(({ work: id, locator }, index) => {
    checkPlace(answer, works.get(id), locator, ["furtherReading", index], report);
  });
}

function checkSpread(answer: AnswerEntry, works: Map<string, WorkEntry>, report: Report): void {
  const { kind, citations } = answer.value;
  const { citations: range, partnersCited } = kindRules[kind];
  const place = answer.placeOf("citations");
  if (citations.length < range.min || citations.length > range.max)
    report(place, `there are ${citations.length} citations`, `give ${range.min} to ${range.max}`);
  if (citations.length === 0 || citations.some(({ work }) => !works.has(work))) return;
  const partners = new Set(citations.flatMap(({ work }) => works.get(work)?.partnerId ?? []));
  if (partners.size < partnersCited)
    report(place, `they are from ${partners.size} partners`, `cite works of at least ${partnersCited}`);
}

function checkPlace(
  answer: AnswerEntry,
  work: WorkEntry | undefined,
  locator: string | undefined,
  path: (string | number)[],
  report: Report,
): void {
  if (!work || locator === undefined) return;
  const result = readLocator(work.locators, locator, work.kind === "scripture");
  if ("problem" in result)
    report(answer.placeOf(...path, "locator"), `${result.problem} (${work.title})`, result.remedy);
}
