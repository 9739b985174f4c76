/** Reads YAML with the line of every value, so that a problem can say where it is. */

import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { describeFaults } from "./faults.ts";
import type { Place, Report } from "./problem.ts";

type Path = readonly (string | number)[];

/** A YAML text that was parsed, with its values' lines. */
export interface YamlFile {
  file: string;
  value: unknown;
  /** Where a value stands; for one that is absent, its nearest parent. */
  placeOf(path: Path): Place;
}

/**
 * Parses a YAML text.
 *
 * @param firstLine - The line of the file on which the text begins.
 * @returns Null when it is no YAML; each syntax error is reported.
 */
export function parseYaml(file: string, text: string, report: Report, firstLine = 1): YamlFile | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const unread = [
    ...[...document.errors, ...document.warnings].map(({ pos, message }) => ({ at: pos[0], message })),
    ...(document.errors.length > 0 ? [] : aliasesOf(document)).map(({ at, name }) => ({
      at,
      message: `"*${name}" is an alias, put it in quotes`,
    })),
  ];
  for (const { at, message } of unread)
    report(
      { file, line: lineAt(at), field: "" },
      `the YAML cannot be read (${message.replace(/\.$/, "")})`,
      "mend it there or in the line above; compare a file that works",
    );
  if (unread.length > document.warnings.length) return null;
  return {
    file,
    value: document.toJS({ maxAliasCount: 0 }) as unknown,
    placeOf: (path) => ({ file, line: lineAt(offsetOf(document, path)), field: formatPath(path) }),
  };
}

/** A value that begins with a star, as italics do, is an alias to YAML. */
function aliasesOf(document: Document): { at: number; name: string }[] {
  const aliases: { at: number; name: string }[] = [];
  visit(document, { Alias: (_, { range, source }) => void aliases.push({ at: range?.[0] ?? 0, name: source }) });
  return aliases;
}

/** The place in the text of a value, or of the nearest parent that is there; a map's value is found at its key. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    if (!isCollection(node)) break;
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const child: unknown = pair ? pair.value : node.get(step, true);
    const at = pair && isNode(pair.key) ? pair.key.range : isNode(child) ? child.range : null;
    if (!at) break;
    offset = at[0];
    node = child;
  }
  return offset;
}

/** @returns A path as an editor reads it: `citations[2].locator`, counted from 1. */
function formatPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    return typeof step === "number" ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step;
  }, "");
}

/**
 * Makes a check of a file's shape.
 *
 * @returns A function that reports each fault of a text and returns where they are; none when it is in shape.
 */
export function shapeOf<Schema extends TSchema>(schema: Schema) {
  const validator = Compile(schema);
  return (source: YamlFile, report: Report): Path[] => {
    if (validator.Check(source.value)) return [];
    const faults = describeFaults(validator.Errors(source.value));
    for (const { path, message, remedy } of faults) report(source.placeOf(path), message, remedy);
    return faults.map(({ path }) => path);
  };
}
