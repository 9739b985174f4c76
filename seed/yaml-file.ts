/** Reads YAML and keeps the line of every value, so that problems can be located. */

import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { type Document, isCollection, isMap, isNode, isScalar } from "yaml";
import type { CheckCache } from "./check-cache.ts";
import type { Place, Report } from "./problem.ts";
import { describeSchemaErrors } from "./schema-errors.ts";
import { readYaml } from "./yaml-syntax.ts";

type Path = readonly (string | number)[];

/** A parsed YAML text. */
export interface YamlFile {
  file: string;
  value: unknown;
  /** Whether it has syntax errors. What they conceal is mended or left out. */
  isBroken: boolean;
  /** Whether something is left out. */
  isCut: boolean;
  /** @returns The place of a value. If the value is missing, the place of its nearest parent. */
  placeOf(path: Path): Place;
}

/**
 * Parses a YAML text, and reports each syntax error. One that is known from an earlier check is parsed only if a place in it
 * is asked for.
 *
 * @param cache - What is known.
 * @param firstLine - The line of the file on which the text begins, from 1.
 * @returns What can be read of it; null if that is nothing.
 */
export function parseYaml(
  cache: CheckCache,
  file: string,
  text: string,
  report: Report,
  firstLine = 1,
): YamlFile | null {
  let parsed: YamlFile | null | undefined;
  const make = (tell: Report) => {
    parsed = parse(file, text, tell, firstLine);
    return parsed?.value;
  };
  const value = cache.recall(text, make, report);
  if (parsed !== undefined) return parsed;
  const parseAgain = () => {
    parsed ??= parse(file, text, () => {}, firstLine);
    return parsed;
  };
  return {
    file,
    value,
    isBroken: false,
    isCut: false,
    placeOf: (path) => parseAgain()?.placeOf(path) ?? { file, line: firstLine, field: "" },
  };
}

function parse(file: string, text: string, report: Report, firstLine: number): YamlFile | null {
  const { document, lines, problems, isCut } = readYaml(text);
  for (const { line, message, remedy } of problems)
    report({ file, line: line + firstLine - 1, field: "" }, message, remedy);
  const value = document.toJS({ maxAliasCount: 0 }) as unknown;
  if (isCut && (typeof value !== "object" || value === null)) return null;
  return {
    file,
    value,
    isBroken: problems.length > 0,
    isCut,
    placeOf: (path) => ({
      file,
      line: lines.linePos(offsetOf(document, path)).line + firstLine - 1,
      field: formatPath(path),
    }),
  };
}

/** @returns The offset of a value, or of its nearest existing parent. A field is located at its key. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    if (!isCollection(node)) break;
    const pair = isMap(node)
      ? node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const child: unknown = pair ? pair.value : node.get(step, true);
    const at = pair && isNode(pair.key) ? pair.key.range : isNode(child) ? child.range : null;
    if (!at) break;
    offset = at[0];
    node = child;
  }
  return offset;
}

/** @returns A path as shown to editors, counted from 1: `citations[2].locator`. */
function formatPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    return typeof step === "number" ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step;
  }, "");
}

/**
 * Creates a validator for files of a shape.
 *
 * @returns A function that reports each schema error of a file, and returns the paths of the errors.
 */
export function createValidator<Schema extends TSchema>(schema: Schema) {
  const validator = Compile(schema);
  return (source: YamlFile, report: Report): Path[] => {
    if (validator.Check(source.value)) return [];
    const errors = describeSchemaErrors(
      // What is missing may be in a line that is left out.
      validator.Errors(source.value).filter(({ keyword }) => !(source.isCut && keyword === "required")),
      schema,
      source.value,
    );
    for (const { path, message, remedy } of errors) report(source.placeOf(path), message, remedy);
    return errors.map(({ path }) => path);
  };
}
