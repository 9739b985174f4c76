/** Writes into an answer's file what readers should know has changed in it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "../server/settings.ts";
import { dayOf } from "../server/shared/day.ts";
import type { ContentFiles } from "./content-files.ts";
import { suggest } from "./did-you-mean.ts";
import { withItemInAnswer } from "./list-item.ts";
import { writeWhole } from "./text-file.ts";

/** A change that was written. */
export interface AddedChange {
  file: string;
  /** Puts the file back as it was. */
  undo(): void;
}

/**
 * Adds an entry to the `changes` of an answer, with the day of today.
 *
 * @param written - The answer's id and the text: `hope=Calvin's reason is given in full.`
 * @throws {SettingsError} if there is no such answer, or its list cannot be extended; nothing is written then.
 */
export function addChange(files: ContentFiles, folder: string, written: string): AddedChange {
  const [, id = "", text = ""] = /^([^=]*)=(.*)$/s.exec(written) ?? [];
  const ids = files.answers.map((answer) => answer.id);
  const answer = files.answers.find((each) => each.id === id);
  if (text.trim() === "")
    throw new SettingsError(
      'Write the id, an equals sign and what has changed: --change "hope=A quotation is corrected."',
    );
  if (!answer) throw new SettingsError(`There is no answer "${id}"; ${suggest(id, ids, "write the id of one.")}`);
  const path = join(folder, "answers", answer.topicId, `${id}.md`);
  const before = readFileSync(path, "utf8");
  const entry = { date: dayOf(new Date()), text: text.trim() };
  const after = withItemInAnswer(before, "changes", entry, ["reviewed", "lastReviewed"]);
  if (after === null)
    throw new SettingsError(`The change cannot be written into ${answer.file}; write it there yourself.`);
  writeWhole(path, after);
  return { file: answer.file, undo: () => writeWhole(path, before) };
}
