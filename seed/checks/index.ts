/** All checks of the content beyond the shape of each file. */

import { createHash } from "node:crypto";
import { showProgress } from "../../server/command.ts";
import { CheckCache } from "../check-cache.ts";
import { type AnswerEntry, type ContentFiles, withRepaired } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { checkCitations } from "./citations.ts";
import { checkConfusions } from "./confusions.ts";
import { checkDates } from "./dates.ts";
import { checkDuplicates } from "./duplicates.ts";
import { checkFormerIds } from "./former-ids.ts";
import { checkHome } from "./home.ts";
import { checkMarks } from "./marks.ts";
import { checkCatalogueMarkup, checkMarkup } from "./markup.ts";
import { checkOpenings } from "./openings.ts";
import { checkPhrasings } from "./phrasings.ts";
import { checkProse } from "./prose.ts";
import { checkQuotations } from "./quotations.ts";
import { checkReferences } from "./references.ts";
import { checkReviews } from "./reviews.ts";
import { checkScripture } from "./scripture.ts";
import { checkSpelling } from "./spelling.ts";
import { checkSuggestions } from "./suggestions.ts";
import { checkTimeline } from "./timeline.ts";
import { checkUrls } from "./urls.ts";

/** Checks of single answers, which depend on the catalogue and the terms, and on nothing else. */
const answerChecks: ((answer: AnswerEntry, report: Report, files: ContentFiles) => void)[] = [
  checkCitations,
  checkMarks,
  checkMarkup,
  checkProse,
  checkScripture,
  checkQuotations,
  checkPhrasings,
  checkSpelling,
  checkReviews,
];

/** Checks of what records have in common, or name in one another. */
const contentChecks: ((files: ContentFiles, report: Report) => void)[] = [
  checkReferences,
  checkFormerIds,
  checkDuplicates,
  checkOpenings,
  checkUrls,
  checkDates,
  checkCatalogueMarkup,
  checkConfusions,
  checkSuggestions,
  checkHome,
  checkTimeline,
];

export interface CheckOptions {
  /** What earlier checks have found to be right. */
  cache?: CheckCache;
}

/** Runs all checks. Those of an answer that has passed them before, with the same catalogue, are not repeated. */
export function checkContent(
  files: ContentFiles,
  report: Report,
  { cache = new CheckCache("") }: CheckOptions = {},
): void {
  const whole = withRepaired(files);
  for (const check of contentChecks) check(whole, report);
  const catalogue = JSON.stringify([...files.works, ...files.terms].map(({ value }) => value));
  const catalogueHash = createHash("sha256").update(catalogue).digest("hex");
  files.answers.forEach((answer, index) => {
    showProgress(`checking the answers: ${index} of ${files.answers.length}`);
    const checkAnswer = (tell: Report) => {
      for (const check of answerChecks) check(answer, tell, files);
      return null;
    };
    cache.recall(`${catalogueHash} ${answer.file} ${answer.texts}`, checkAnswer, report);
  });
  showProgress(null);
}
