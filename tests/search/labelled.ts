/** Labelled questions, with the answers that they should find. The format of the files is in `tests/search/README.md`. */
import { readFileSync } from "node:fs";

export interface LabelledQuestion {
  q: string;
  /** Id of the answer that it should find; null if it should find none. */
  expect: string | null;
  /** Ids of answers that are equally right. */
  accept: string[];
  style: string;
}

/** The sets of the project by name. The search is fitted to all but `unseen`. */
export const SETS = {
  real: new URL("./real.json", import.meta.url),
  written: new URL("./questions.json", import.meta.url),
  fresh: new URL("./fresh.json", import.meta.url),
  new: new URL("./new-answers.json", import.meta.url),
  unseen: new URL("./unseen.json", import.meta.url),
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
