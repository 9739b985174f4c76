/** Labelled questions: what each should find. The format of the files is in `tests/search/README.md`. */
import { readFileSync } from "node:fs";

export interface LabelledQuestion {
  q: string;
  /** The answer it should find; null when it should find none. */
  expect: string | null;
  /** Answers that count as equally right. */
  accept: string[];
  style: string;
}

/** @throws when the file is not a list of labelled questions. */
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
