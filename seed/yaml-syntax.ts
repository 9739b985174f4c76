/** Finds what is wrong with YAML that editors write, and reads on: each mistake is mended in memory as its message says. */
import { type Document, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** A mistake on a line, from 1. */
export interface SyntaxProblem {
  line: number;
  message: string;
  remedy: string;
}

export interface ReadYaml {
  /** Of the mended text, whose lines are those of the file. */
  document: Document;
  lines: LineCounter;
  problems: SyntaxProblem[];
  /** Whether a line could not be mended, and is left out. */
  isCut: boolean;
}

/** The lines up to one that cannot be read, which is the last one. */
type Lines = readonly string[];

/** A mistake that can be mended. */
interface Mistake {
  message: string;
  remedy: string;
  /** @returns What may be meant, likeliest first: a line by its index, and its text. */
  mend(lines: Lines): { index: number; text: string }[];
}

/** Maximum number of mistakes that are looked for: each takes several readings of the whole text. */
const MAX_MISTAKES = 20;

/** Where a field or an item begins: indentation, dashes and the name of a field. */
const START = /^(\s*(?:- +)*(?:[\w-]+: +)?)(.*)$/;
/** A field, and what stands before it: spaces, and the dash of an item. */
const FIELD = /^(\s*(?:- +)?)[\w-]+:(?:\s|$)/;
const OPEN_QUOTE = /^\s*(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;
const NEXT_START = /^\s*(?:-\s|[\w-]+:(?:\s|$))/;

/** The mistakes, the surest first. That which makes the text readable past the line is the one that was made. */
const mistakes: readonly Mistake[] = [
  {
    message: "the line begins with a tab character",
    remedy: "write spaces",
    mend: onLastLine((line, above) => {
      const [tabs = ""] = /^\s*/.exec(line) ?? [];
      return tabs.includes("\t") ? [tabs.replaceAll("\t", "  "), indentOf(above.at(-1))].map(put(line.trim())) : [];
    }),
  },
  {
    message: "a quotation mark is not closed",
    remedy: "close it at the end of the value",
    mend(lines) {
      const index = lines.findLastIndex(
        (line, at) => OPEN_QUOTE.test(line) && NEXT_START.test(lines[at + 1] ?? "- the end"),
      );
      const line = lines[index];
      return line === undefined ? [] : [{ index, text: line + (START.exec(line)?.[2]?.[0] ?? "") }];
    },
  },
  {
    message: "a space is missing",
    remedy: "put a space after the dash or the colon",
    mend: onLastLine((line, above) => {
      const spaced = line.replace(/^(\s*)-(?=[^\s-])/, "$1- ").replace(/^(\s*(?:- )?\w+):(?=\S)/, "$1: ");
      return spaced === line ? [] : [indentOf(line), ...itemIndents(above)].map(put(spaced.trim()));
    }),
  },
  {
    message: "the item does not begin where those above it begin",
    remedy: "put as many spaces before its dash as before theirs",
    mend: onLastLine((line, above) => (/^\s*- /.test(line) ? itemIndents(above).map(put(line.trim())) : [])),
  },
  {
    message: "the field does not begin where those above it begin",
    remedy: "put as many spaces before it as before theirs",
    mend: onLastLine((line, above) => (FIELD.test(line.trim()) ? fieldIndents(above).map(put(line.trim())) : [])),
  },
  {
    message: "the value cannot be read without quotation marks",
    remedy: "put quotation marks around the whole value",
    mend: onLastLine((line) => {
      const [, start = "", value = ""] = START.exec(line) ?? [];
      return value === "" ? [] : [start + JSON.stringify(value.trim())];
    }),
  },
];

/**
 * Reads YAML.
 *
 * @returns What it holds, as far as it can be read, and at most one problem a line.
 */
export function readYaml(text: string): ReadYaml {
  const problems = new Map<number, SyntaxProblem>();
  const tell = (line: number, message: string, remedy: string) => {
    if (!problems.has(line)) problems.set(line, { line, message, remedy });
  };
  let isCut = false;
  let read = parse(text);
  while (read.error && problems.size < MAX_MISTAKES) {
    const { line, reason } = read.error;
    const lines = read.text.split(/\r?\n/);
    const found = findMistake(lines, line);
    if (found) tell(found.index + 1, found.mistake.message, found.mistake.remedy);
    else {
      isCut = true;
      tell(
        line,
        `the YAML cannot be read (${reason.replace(/\.$/, "")})`,
        "correct it there or in the line above; compare it with a valid file",
      );
    }
    // A line that is empty already: what is wrong is above it.
    const cut = lines[line - 1] === "" ? lines.findLastIndex((above, index) => index < line && above !== "") : line - 1;
    read = found?.read ?? parse(cut < 0 ? "" : lines.with(cut, "").join("\n"));
  }
  if (read.error) {
    const { line } = read.error;
    const above = parse(read.text.split(/\r?\n/, line - 1).join("\n"));
    isCut = true;
    tell(line, `nothing is read from here on, after ${MAX_MISTAKES} mistakes`, "correct those above, and check again");
    // What is above cannot be read alone if a bracket or a quotation mark is open there.
    read = above.error ? parse("") : above;
  }
  const { document, counter } = read;
  for (const { code, pos } of document.errors)
    if (code === "DUPLICATE_KEY") tell(counter.linePos(pos[0]).line, "the field occurs twice", "keep one");
  for (const offset of commentsAfterValues(document, read.text))
    tell(counter.linePos(offset).line, "the text after # is ignored", "put quotation marks around the value");
  return { document, lines: counter, problems: [...problems.values()], isCut };
}

/** Finds the mistake that keeps a line from being read: mended, the text can be read further. */
function findMistake(lines: Lines, line: number) {
  for (const mistake of mistakes)
    for (const { index, text } of mistake.mend(lines.slice(0, line))) {
      const read = parse(lines.with(index, text).join("\n"));
      if (!read.error || read.error.line > line) return { mistake, index, read };
    }
  return null;
}

function parse(text: string) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  // A field that occurs twice can be read.
  const errors = [...document.errors, ...document.warnings].filter(({ code }) => code !== "DUPLICATE_KEY");
  const [first] = [...errors, ...(errors.length > 0 ? [] : aliasesOf(document))].sort((a, b) => a.pos[0] - b.pos[0]);
  const error = first ? { line: counter.linePos(first.pos[0]).line, reason: first.message } : null;
  return { text, document, counter, error };
}

/** Finds aliases: values that begin with a star, which editors write for italics. */
function aliasesOf(document: Document): { pos: [number, number]; message: string }[] {
  const aliases: { pos: [number, number]; message: string }[] = [];
  visit(document, {
    Alias: (_, { range }) => void aliases.push({ pos: [range?.[0] ?? 0, range?.[1] ?? 0], message: "an alias" }),
  });
  return aliases;
}

/** Finds plain values followed by a comment, which is usually meant to be part of the value. */
function commentsAfterValues(document: Document, text: string): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar(_, node) {
      const { type, range } = node;
      if (isScalar(node) && type === "PLAIN" && range && /^[ \t]+#/.test(text.slice(range[1], range[2])))
        offsets.push(range[1]);
    },
  });
  return offsets;
}

function onLastLine(mend: (line: string, above: Lines) => string[]): Mistake["mend"] {
  return (lines) => mend(lines.at(-1) ?? "", lines.slice(0, -1)).map((text) => ({ index: lines.length - 1, text }));
}

/** @returns The indentation of the last items above, each once, nearest first. */
function itemIndents(above: Lines): string[] {
  return [...new Set(above.filter((line) => /^\s*- /.test(line)).map(indentOf))].reverse();
}

/** @returns The indentation of the last fields above, each once, nearest first. */
function fieldIndents(above: Lines): string[] {
  const indents = above.flatMap((line) => FIELD.exec(line)?.[1]?.replace("-", " ") ?? []);
  return [...new Set(indents.reverse())];
}

function indentOf(line = ""): string {
  return /^\s*/.exec(line)?.[0] ?? "";
}

function put(text: string) {
  return (indent: string) => indent + text;
}
