/** The part of `npm run questions` on the mistakes that visitors report: listing and deleting. */
import { readDatabase } from "../server/db/open.ts";
import { deleteNumbered, listMistakes, mistakes, type ReportedMistake } from "../server/db/visitors.ts";
import { SettingsError } from "../server/settings.ts";

/** How the number of a report begins, so that it is not taken for a question's. */
const PREFIX = "M";

/** @returns The number of a report, such as `M3`, or null if the text is none. */
export function parseMistakeNumber(text: string): number | null {
  const number = /^#?m(\d+)$/i.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** @returns The reports as a list, by answer; empty if there are none. */
export function describeMistakes(databaseFile: string): string {
  const all = readDatabase(databaseFile, listMistakes);
  if (all.length === 0) return "";
  return [
    `Mistakes reported in answers: ${all.length}, by answer, each with its number`,
    ...all.map(describe),
    `To delete one: npm run questions -- --delete ${PREFIX}${all[0]?.number}`,
  ].join("\n");
}

/**
 * @returns What was deleted.
 * @throws {SettingsError} if no report has one of the numbers; nothing is deleted then.
 */
export function deleteMistakesByNumber(databaseFile: string, numbers: readonly number[]): string {
  const { deleted, unknown } = deleteNumbered(databaseFile, mistakes, numbers);
  if (unknown.length > 0)
    throw new SettingsError(
      `There is no report ${unknown.map((number) => PREFIX + number).join(", ")}, so no report was deleted; npm run questions lists them with their numbers.`,
    );
  return deleted.map((mistake) => `Deleted report ${describe(mistake).trim()}`).join("\n");
}

function describe({ number, answerId, version, revision, sentence, text, day }: ReportedMistake): string {
  const where = sentence === null ? "the answer" : `“${sentence}”`;
  return `${`${PREFIX}${number}`.padStart(6)}  ${answerId}, ${where}\n        ${text}\n        reported on ${day}, of version ${version} in revision ${revision}`;
}
