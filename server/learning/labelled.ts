/** Labelled questions, with the answers that they should find. The format of the files is in `tests/search/README.md`. */
import { readFileSync } from "node:fs";

export interface LabelledQuestion {
  q: string;
  /** Id of the answer that it should find; null if it should find none. */
  expect: string | null;
  /** Ids of answers that are equally right. */
  accept: string[];
  style: string;
  /** Where it was asked, if it is known. Questions of one source are in one fold. */
  source?: string;
}

const file = (name: string) => new URL(`../../seed/questions/${name}.json`, import.meta.url);
/** The sets of the project by name. `fitting.ts` says which of them the search is fitted to. */
export const SETS = {
  real: file("real"),
  "real-c": file("real-c"),
  "real-d1": file("real-d1"),
  "real-d2": file("real-d2"),
  written: file("written"),
  fresh: file("fresh"),
  new: file("new-answers"),
  short: file("short-answers"),
  unseen: file("unseen"),
  stories: file("stories"),
  others: file("others"),
};
export type SetName = keyof typeof SETS;

/** @throws {Error} if the file is not a list of labelled questions. */
export function readLabelledQuestions(file: string | URL): LabelledQuestion[] {
  const questions = JSON.parse(readFileSync(file, "utf8")) as LabelledQuestion[];
  questions.forEach(({ q, expect, accept, style }, index) => {
    const sound =
      typeof q === "string" &&
      (expect === null || typeof expect === "string") &&
      Array.isArray(accept) &&
      typeof style === "string";
    if (!sound) throw new Error(`${file}: question ${index + 1} lacks q, expect, accept or style.`);
  });
  return questions;
}

/** @returns Ids of the right answers to a question; empty if it should be declined, or its answer is not written yet. */
export function rightIds({ expect, accept }: LabelledQuestion, isWritten: (id: string) => boolean): string[] {
  return expect !== null && isWritten(expect) ? [expect, ...accept].filter(isWritten) : [];
}
