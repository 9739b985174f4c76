/** Faults in the content files, as an editor reads them. */

export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The field, such as `citations[2].locator`; empty when the file as a whole is meant. */
  field: string;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  remedy: string;
}

/** Where something stands. */
export interface Place {
  file: string;
  line: number;
  field: string;
}

/** Takes down a problem. */
export type Report = (place: Place, message: string, remedy: string) => void;

/** One line, as `npm run seed` prints it. */
export function formatProblem({ file, line, field, message, remedy }: Problem): string {
  return `${file}:${line} ${field || "(file)"}: ${message}; ${remedy}`;
}

/** Content that cannot be loaded; the message lists every problem, one to a line. */
export class SeedError extends Error {
  override name = "SeedError";
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super(`${problems.map(formatProblem).join("\n")}\n${count}; nothing was loaded.`);
    this.problems = problems;
  }
}
