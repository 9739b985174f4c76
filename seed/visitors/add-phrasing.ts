/** Adds a visitor's question to the phrasings of an answer, and leaves everything else in the file as it is written. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument, stringify, type YAMLMap } from "yaml";
import { splitWords } from "../../server/search/tokenize.ts";
import { SettingsError } from "../../server/settings.ts";
import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import { kindRules } from "../kinds.ts";
import { FENCE, MAX_OWN_PHRASINGS } from "../read-answers.ts";
import { shownPath, writeWhole } from "../text-file.ts";

const FIELD = "phrasings";
/** The fields that come after it. */
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
  const path = join(folder, hasFile ? name : `answers/${answer.topicId}/${answer.id}.md`);
  const { max } = kindRules[answer.value.kind].lists.phrasings;
  const room = hasFile ? max : Math.min(max, MAX_OWN_PHRASINGS);
  if ((answer.phrasingFile.value.phrasings?.length ?? 0) >= room)
    throw new SettingsError(
      `${answer.file} has ${room} phrasings, as many as it may; ${max > room ? `move phrasings, words and passages to ${name}` : "take one away"} first.`,
    );
  const before = readFileSync(path, "utf8");
  const after = hasFile ? withPhrasing(before, text) : withPhrasingInAnswer(before, text);
  if (after === null)
    throw new SettingsError(
      `The question cannot be added to ${shownPath(folder, hasFile ? name : `answers/${answer.topicId}/${answer.id}.md`)} without disturbing the rest; add it there by hand, and press again.`,
    );
  writeWhole(path, after);
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

/** @returns The text of an answer's file with a further phrasing, or null if it cannot be added. */
export function withPhrasingInAnswer(text: string, phrasing: string): string | null {
  const front = FENCE.exec(text)?.[1];
  if (front === undefined) return null;
  const start = text.indexOf(front);
  const end = lineEndOf(text);
  const added = withPhrasing(front + end, phrasing);
  return added && text.slice(0, start) + added.slice(0, -end.length) + text.slice(start + front.length);
}

/** @returns A text in YAML with a further phrasing at the end of its list, or null if it cannot be added. */
export function withPhrasing(text: string, phrasing: string): string | null {
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents)) return null;
  const value = stringify(phrasing, { lineWidth: 0, blockQuote: false }).trimEnd();
  const after = insert(text, document.contents as YAMLMap.Parsed, `- ${value}`);
  const now = after === null ? null : parseDocument(after);
  if (after === null || now === null || now.errors.length > 0) return null;
  const wanted = document.toJS() as { phrasings?: string[] | null };
  return isDeepStrictEqual(now.toJS(), { ...wanted, phrasings: [...(wanted.phrasings ?? []), phrasing] })
    ? after
    : null;
}

function insert(text: string, { items }: YAMLMap.Parsed, item: string): string | null {
  const end = lineEndOf(text);
  const pair = items.find(({ key }) => isScalar(key) && key.value === FIELD);
  const put = (at: number, lines: string) => {
    const before = text.slice(0, at);
    return `${before}${before === "" || before.endsWith("\n") ? "" : end}${lines}${end}${text.slice(at)}`;
  };
  if (!pair) {
    const next = items.find(({ key }) => isScalar(key) && FOLLOWING.includes(String(key.value)));
    return put(next ? aboveComments(text, next.key.range[0]) : text.length, `${FIELD}:${end}  ${item}`);
  }
  const list = pair.value;
  if (isSeq(list) && list.items.length > 0) {
    if (list.flow) return null;
    const last = list.items.at(-1) as ParsedNode;
    const [start] = list.range;
    const indent = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    return put(lineAfter(text, last.range[1]), indent + item);
  }
  if (isSeq(list)) return `${text.slice(0, pair.key.range[1])}:${end}  ${item}${text.slice(list.range[1])}`;
  return put(lineAfter(text, pair.key.range[1]), `  ${item}`);
}

/** @returns The offset of the line after the one in which a value ends. */
function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === "\n") return offset;
  const found = text.indexOf("\n", offset);
  return found < 0 ? text.length : found + 1;
}

/** @returns The offset of the first of the lines of comment directly above a field. */
function aboveComments(text: string, offset: number): number {
  const above = /(?:^[ \t]*#[^\n]*\n)+$/m.exec(text.slice(0, offset));
  return above?.index ?? offset;
}

function lineEndOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
