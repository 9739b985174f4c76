/** Reads YAML and keeps the line of every value, so that problems can be located. */

import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { CheckCache } from "./check-cache.ts";
import type { Place, Report } from "./problem.ts";
import { describeSchemaErrors } from "./schema-errors.ts";

type Path = readonly (string | number)[];

/** A parsed YAML text. */
export interface YamlFile {
  file: string;
  value: unknown;
  /** @returns The place of a value. If the value is missing, the place of its nearest parent. */
  placeOf(path: Path): Place;
}

/**
 * Parses a YAML text, and reports each syntax error. One that is known from an earlier check is parsed only if a place in it
 * is asked for.
 *
 * @param cache - What is known.
 * @param firstLine - The line of the file on which the text begins, from 1.
 * @returns The parsed text, or null if it is not valid YAML.
 */
export function parseYaml(
  cache: CheckCache,
  file: string,
  text: string,
  report: Report,
  firstLine = 1,
): YamlFile | null {
  let parsed: YamlFile | null | undefined;
  const value = cache.value(text, (spoil) => {
    parsed = parse(
      file,
      text,
      (...problem) => {
        spoil();
        report(...problem);
      },
      firstLine,
    );
    if (!parsed) spoil();
    return parsed?.value;
  });
  if (parsed !== undefined) return parsed;
  const parseAgain = () => {
    parsed ??= parse(file, text, () => {}, firstLine);
    return parsed;
  };
  return { file, value, placeOf: (path) => parseAgain()?.placeOf(path) ?? { file, line: firstLine, field: "" } };
}

/**
 * Parses a YAML text. Reports each syntax error.
 *
 * @param firstLine - The line of the file on which the text begins, from 1.
 * @returns The parsed text, or null if it is not valid YAML.
 */
function parse(file: string, text: string, report: Report, firstLine: number): YamlFile | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const syntaxProblems: SyntaxProblem[] = [
    ...document.errors,
    ...document.warnings,
    ...(document.errors.length > 0 ? [] : aliasesOf(document)),
  ];
  const reportedLines = new Set<number>();
  for (const problem of syntaxProblems) {
    const line = lineAt(problem.pos[0]);
    // Further errors on a line are usually consequences of the first.
    if (!reportedLines.has(line))
      report({ file, line, field: "" }, ...describeSyntaxProblem(problem, text.split("\n")[line - firstLine] ?? ""));
    reportedLines.add(line);
  }
  for (const offset of commentsAfterValues(document, text))
    report(
      { file, line: lineAt(offset), field: "" },
      "the text after # is ignored",
      "put quotation marks around the value",
    );
  if (syntaxProblems.length > document.warnings.length) return null;
  return {
    file,
    value: document.toJS({ maxAliasCount: 0 }) as unknown,
    placeOf: (path) => ({ file, line: lineAt(offsetOf(document, path)), field: formatPath(path) }),
  };
}

type SyntaxProblem = Pick<YAMLError, "pos" | "code" | "message">;

/** Finds aliases: values that begin with a star, which editors write for italics. */
function aliasesOf(document: Document): SyntaxProblem[] {
  const aliases: SyntaxProblem[] = [];
  visit(document, {
    Alias: (_, { range }) => {
      const at = range?.[0] ?? 0;
      aliases.push({ pos: [at, at], code: "BAD_ALIAS", message: "" });
    },
  });
  return aliases;
}

/** Finds plain values followed by a comment, which is usually meant to be part of the value. */
function commentsAfterValues(document: Document, text: string): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type === "PLAIN" && range && /^[ \t]+#/.test(text.slice(range[1], range[2]))) offsets.push(range[1]);
    },
  });
  return offsets;
}

/** A list item or a field without a space after its dash or colon. */
const NO_SPACE = /^\s*(-[^\s-]|(- )?\w+:\S)/;

/** Errors that arise from a value that needs quotation marks. */
const unquoted: readonly ErrorCode[] = [
  "BAD_ALIAS",
  "BAD_SCALAR_START",
  "BLOCK_AS_IMPLICIT_KEY",
  "TAG_RESOLVE_FAILED",
  "UNEXPECTED_TOKEN",
];

/** @returns What is wrong with a line that cannot be parsed, and what to do. */
function describeSyntaxProblem({ code, message }: SyntaxProblem, line: string): [message: string, remedy: string] {
  if (code === "DUPLICATE_KEY") return ["the field occurs twice", "keep one"];
  if (code === "TAB_AS_INDENT") return ["the line begins with a tab", "write spaces"];
  if (/closing .quote/.test(message)) return ["a quotation mark is not closed", "close it there or in a line above"];
  if (NO_SPACE.test(line)) return ["a space is missing", "put a space after the dash or the colon"];
  if (unquoted.includes(code) && !message.startsWith("A block sequence"))
    return ["the value cannot be read without quotation marks", "put quotation marks around the whole value"];
  return [
    `the YAML cannot be read (${message.replace(/\.$/, "")})`,
    "correct it there or in the line above; compare it with a valid file",
  ];
}

/** @returns The offset of a value, or of its nearest existing parent. A field is located at its key. */
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
    const errors = describeSchemaErrors(validator.Errors(source.value));
    for (const { path, message, remedy } of errors) report(source.placeOf(path), message, remedy);
    return errors.map(({ path }) => path);
  };
}
