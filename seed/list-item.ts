/** Adds an item to a list in a file that an editor writes, and leaves every other line as it is. */
import { isDeepStrictEqual } from "node:util";
import { parseDocument, stringify } from "yaml";
import { FENCE } from "./read-answers.ts";

/**
 * @param text - In YAML: fields.
 * @param field - The field with the list, which may be missing or empty.
 * @param following - The fields before which a missing one is put; at the end if none of them is there.
 * @returns The text with the item at the end of the list; null if it cannot be added without disturbing the rest.
 */
export function withItem(text: string, field: string, item: unknown, following: readonly string[]): string | null {
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = text.split(end);
  const put = (at: number, ...added: string[]) => lines.splice(lines[at - 1] === "" ? at - 1 : at, 0, ...added);
  const written = (indent: string) =>
    stringify([item], { lineWidth: 0, blockQuote: false })
      .trimEnd()
      .split("\n")
      .map((line) => indent + line);
  const at = lines.findIndex((line) => line.startsWith(`${field}:`));
  if (at < 0) {
    const next = lines.findIndex((line) => following.some((name) => line.startsWith(`${name}:`)));
    const above = next < 0 ? lines.length : lines.findLastIndex((line, index) => index < next && !/^#/.test(line)) + 1;
    put(above, `${field}:`, ...written("  "));
  } else {
    lines[at] = (lines[at] ?? "").replace(/:\s*\[\s*\]/, ":");
    const own = lines.findIndex((line, index) => index > at && /^[^\s#-]/.test(line));
    const last = lines.findLastIndex(
      (line, index) => index < (own < 0 ? lines.length : own) && !/^\s*(?:#|$)/.test(line),
    );
    put(last + 1, ...written(/^( *)-/.exec(lines[at + 1] ?? "")?.[1] ?? "  "));
  }
  const [before, after] = [text, lines.join(end)].map((each) => parseDocument(each));
  if (!before || !after || before.errors.length + after.errors.length > 0) return null;
  // An empty file holds null.
  const wanted = (before.toJS() ?? {}) as Record<string, unknown[] | null>;
  const isRight = isDeepStrictEqual(after.toJS(), { ...wanted, [field]: [...(wanted[field] ?? []), item] });
  return isRight ? lines.join(end) : null;
}

/** As `withItem`, for the front matter of an answer's file. */
export function withItemInAnswer(...[text, ...list]: Parameters<typeof withItem>): string | null {
  const front = FENCE.exec(text)?.[1];
  const added = front === undefined ? null : withItem(front, ...list);
  return added === null ? null : text.replace(front as string, () => added);
}
