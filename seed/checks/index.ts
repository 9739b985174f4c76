/** All checks of the content beyond the shape of each file. */

import type { ContentFiles } from "../content-files.ts";
import type { Report } from "../problem.ts";
import { checkCitations } from "./citations.ts";
import { checkConfusions } from "./confusions.ts";
import { checkDates } from "./dates.ts";
import { checkDuplicates } from "./duplicates.ts";
import { checkFormerIds } from "./former-ids.ts";
import { checkMarks } from "./marks.ts";
import { checkMarkup } from "./markup.ts";
import { checkPhrasings } from "./phrasings.ts";
import { checkProse } from "./prose.ts";
import { checkQuotations } from "./quotations.ts";
import { checkReferences } from "./references.ts";
import { checkReviews } from "./reviews.ts";
import { checkScripture } from "./scripture.ts";
import { checkSuggestions } from "./suggestions.ts";
import { checkUrls } from "./urls.ts";

/** Checks the content and reports the problems that it finds. */
export type Check = (files: ContentFiles, report: Report) => void;

const checks: Check[] = [
  checkReferences,
  checkFormerIds,
  checkDuplicates,
  checkUrls,
  checkDates,
  checkReviews,
  checkCitations,
  checkMarks,
  checkMarkup,
  checkProse,
  checkScripture,
  checkQuotations,
  checkConfusions,
  checkSuggestions,
  checkPhrasings,
];

/** Runs all checks. */
export function checkContent(files: ContentFiles, report: Report): void {
  for (const check of checks) check(files, report);
}
