/** Carries out on the server what an editor has decided on what visitors left. */
import { existsSync } from "node:fs";
import * as left from "../../server/db/visitors.ts";
import { SettingsError } from "../../server/settings.ts";
import { decisionsFile, readDecisions } from "./visitors-file.ts";

/**
 * Deletes what was answered or deleted. To do it again changes nothing more.
 *
 * @param file - The exported file or that of the decisions.
 * @returns What was done.
 * @throws {SettingsError} if there are no decisions.
 */
export function applyDecisions(databaseFile: string, file: string): string {
  const path = decisionsFile(file);
  if (!existsSync(path))
    throw new SettingsError(`There is no ${path}; npm run preview -- --questions FILE keeps the decisions there.`);
  const decisions = readDecisions(file);
  const drafted = decisions.filter(({ is }) => is === "drafted").length;
  const questions = decisions.flatMap((each) => ("question" in each && each.is !== "drafted" ? [each.question] : []));
  const mistakes = decisions.flatMap((each) => ("mistake" in each ? [each.mistake] : []));
  const { deleted, changed } = left.deleteUnchanged(databaseFile, left.questions, questions);
  const reports = left.deleteUnchanged(databaseFile, left.mistakes, mistakes).deleted.length;
  const gone = questions.length + mistakes.length - deleted.length - changed.length - reports;
  return [
    `Deleted ${deleted.length} of ${questions.length} questions and ${reports} of ${mistakes.length} reports.`,
    ...(gone > 0 ? [`Gone before: ${gone}.`] : []),
    ...changed.map((question) => `Asked again since the export, and kept: #${question.number} ${question.text}`),
    ...(drafted > 0 ? [`Kept until their answers are finished: ${drafted} with drafts.`] : []),
    "Backups that were made before still contain what was deleted.",
  ].join("\n");
}
