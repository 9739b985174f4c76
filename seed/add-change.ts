/** Writes into an answer's file what readers should know has changed in it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "../server/settings.ts";
import type { ContentFiles } from "./content-files.ts";
import { suggest } from "./did-you-mean.ts";
import { writeWhole } from "./text-file.ts";

/** A change that was written. */
export interface AddedChange {
  file: string;
  /** Puts the file back as it was. */
  undo(): void;
}

/**
 * Adds an entry to the `changes` of an answer, with the day of today, as the first one.
 *
 * @param written - The answer's id and the text: `hope=Calvin's reason is given in full.`
 * @throws {SettingsError} if there is no such answer, or its list has another form; nothing is written then.
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
  const lines = before.split("\n");
  const entry = [`  - date: ${new Date().toISOString().slice(0, 10)}`, `    text: ${JSON.stringify(text.trim())}`];
  const list = lines.findIndex((line) => /^changes:/.test(line));
  const end = lines.findIndex((line, index) => index > 0 && /^(?:reviewed|lastReviewed):|^---/.test(line));
  if (list >= 0 && lines[list]?.trim() !== "changes:")
    throw new SettingsError(`The changes of ${answer.file} are in one line; write the new one there yourself.`);
  if (list >= 0) lines.splice(list + 1, 0, ...entry);
  else lines.splice(end, 0, "changes:", ...entry);
  writeWhole(path, lines.join("\n"));
  return { file: answer.file, undo: () => writeWhole(path, before) };
}
