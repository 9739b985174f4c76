/** Adds a visitor's question to the phrasings of an answer, and leaves everything else in the file as it is written. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitWords } from "../../server/search/tokenize.ts";
import { SettingsError } from "../../server/settings.ts";
import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import { kindRules } from "../kinds.ts";
import { withItem, withItemInAnswer } from "../list-item.ts";
import { MAX_OWN_PHRASINGS } from "../read-answers.ts";
import { shownPath, writeWhole } from "../text-file.ts";

/** The fields that come after the phrasings. */
const FOLLOWING = ["words", "passages", "citations"];

/**
 * Adds a phrasing to an answer, in its phrasing file or else in its own. One that the answer has already is not added again.
 *
 * @param written - On one line, as `onOneLine` leaves it.
 * @throws {SettingsError} if the phrasing has no word or belongs to another answer, or the file has no room for it or cannot
 *   be changed; nothing is written then.
 */
export function addPhrasing(folder: string, files: ContentFiles, answer: AnswerEntry, written: string): void {
  const text = asPhrasing(written);
  const owner = ownerOf(files, text);
  if (owner === answer.file) return;
  if (owner !== null)
    throw new SettingsError(`${owner} has this question already; choose that, or remove it there first.`);
  if (splitWords(text).length === 0)
    throw new SettingsError("The question contains no word that the search could find it by; delete it.");
  const name = `phrasings/${answer.topicId}/${answer.id}.yaml`;
  const hasFile = existsSync(join(folder, name));
  const file = hasFile ? name : `answers/${answer.topicId}/${answer.id}.md`;
  const { max } = kindRules[answer.value.kind].lists.phrasings;
  const room = hasFile ? max : Math.min(max, MAX_OWN_PHRASINGS);
  if ((answer.phrasingFile.value.phrasings?.length ?? 0) >= room)
    throw new SettingsError(
      `${answer.file} has ${room} phrasings, as many as it may; ${max > room ? `move phrasings, words and passages to ${name}` : "take one away"} first.`,
    );
  const add = hasFile ? withItem : withItemInAnswer;
  const after = add(readFileSync(join(folder, file), "utf8"), "phrasings", text, FOLLOWING);
  if (after === null)
    throw new SettingsError(
      `The question cannot be added to ${shownPath(folder, file)} without disturbing the rest; add it there by hand, and press again.`,
    );
  writeWhole(join(folder, file), after);
}

/** @returns A question without the signs that no content may contain (`checks/markup.ts`). The search reads words alone. */
function asPhrasing(written: string): string {
  const text = written.replace(/[<>&\ufffd]/g, " ").replace(/(script|data):/gi, "$1 ");
  return text.replace(/\s+/g, " ").trim();
}

/** @returns The file that has a question already, whatever its case and punctuation; null if there is none. */
function ownerOf({ answers, outOfScope }: ContentFiles, text: string): string | null {
  const words = splitWords(text).join(" ");
  const isSame = (other: string) => splitWords(other).join(" ") === words;
  const owner = answers.find(({ value, phrasingFile }) =>
    [value.question, ...value.alsoAsked, ...(phrasingFile.value.phrasings ?? [])].some(isSame),
  );
  const group = outOfScope.find(({ value }) => value.some(isSame));
  return owner?.file ?? group?.placeOf().file ?? null;
}
