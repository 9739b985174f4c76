/** Problems in the content files, as reported to editors. */
import { PlainError } from "../server/plain-error.ts";

/** A place in a content file. */
export interface Place {
  /** Path relative to the current folder. */
  file: string;
  /** From 1. */
  line: number;
  /** The field, such as `citations[2].locator`; empty for the file as a whole. */
  field: string;
}

/** @returns The place of a file as a whole. */
export function topOf(file: string): Place {
  return { file, line: 1, field: "" };
}

export interface Problem extends Place {
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  remedy: string;
}

/** Reports a problem. */
export type Report = (place: Place, message: string, remedy: string) => void;

/** @returns What adds each problem that is reported to a list. */
export function addTo(problems: Problem[]): Report {
  return (place, message, remedy) => void problems.push({ ...place, message, remedy });
}

/** Sorts problems by file and line. */
export function byPlace(a: Place, b: Place): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

/** @returns A problem on one line, as `npm run seed` prints it. */
export function formatProblem({ file, line, field, message, remedy }: Problem): string {
  return `${file}:${line} ${field || "(file)"}: ${message}; ${remedy}`;
}

/** The content cannot be loaded. The message lists all problems, one per line. */
export class SeedError extends PlainError {
  override name = "SeedError";
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super(`${problems.map(formatProblem).join("\n")}\n${count}; nothing was loaded.`);
    this.problems = problems;
  }
}
