/** Checks that Scripture references exist, and that each answer has enough of them. */

import { books } from "../../server/scripture/books.ts";
import type { AnswerEntry } from "../content-files.ts";
import { suggest } from "../did-you-mean.ts";
import { kindRules } from "../kinds.ts";
import { type Place, type Report, topOf } from "../problem.ts";
import { existsToItsEnd, inFull, referencesIn } from "../scripture-references.ts";

/** What looks like chapter and verse, except in references to the Qur'an. */
const CHAPTER_AND_VERSE = /(?<!Qur['’]an )\b\d+:\d+/g;

/** A word before chapter and verse, which may be meant for a book. */
const BEFORE_PLACE = /(?:\b[1-3] )?\p{L}+\.? $/u;

/** The end of a range that runs backwards, which the parser leaves out of the reference: Romans 8:30-28. */
const BACKWARDS = /^[-–]\d+/;

export function checkScripture(answer: AnswerEntry, report: Report): void {
  let count = 0;
  const check = (text: string, place: Place) => {
    const references = referencesIn(text);
    for (const reference of references) {
      const reversedEnd = BACKWARDS.exec(text.slice(reference.end))?.[0] ?? "";
      if (reversedEnd || !existsToItsEnd(reference))
        report(
          place,
          `"${reference.text}${reversedEnd}" does not exist`,
          "look the passage up and correct the reference",
        );
      const full = inFull(reference);
      if (full !== null) report(place, `"${reference.text}" does not name the book in full`, `write ${full}`);
    }
    for (const { index, 0: written } of text.matchAll(CHAPTER_AND_VERSE))
      if (!references.some(({ start, end }) => start <= index && index < end))
        report(
          place,
          `"${written}" does not belong to a book of the Bible`,
          suggest(
            BEFORE_PLACE.exec(text.slice(0, index))?.[0].trim() ?? "",
            books.map(({ name }) => name),
            "write the full reference, such as Romans 8:28",
          ),
        );
    return references.filter(({ namesVerse, exists }) => namesVerse && exists).length;
  };
  for (const { text, place } of answer.paragraphs) count += check(text, place);
  answer.value.citations.forEach(
    ({ snippet }, index) => void check(snippet, answer.placeOf("citations", index, "snippet")),
  );
  (answer.phrasingFile.value.passages ?? []).forEach((passage, index) => {
    const [reference, ...more] = referencesIn(passage);
    const full = reference ? inFull(reference) : null;
    if (full !== null)
      report(
        answer.phrasingFile.placeOf("passages", index),
        `"${passage}" does not name the book in full`,
        `write ${full}`,
      );
    else if (reference?.text !== passage || more.length > 0 || !existsToItsEnd(reference))
      report(
        answer.phrasingFile.placeOf("passages", index),
        `"${passage}" is not a Bible passage`,
        "write one passage, such as Romans 9:13",
      );
  });
  const least = kindRules[answer.value.kind].references;
  if (count < least)
    report(
      answer.paragraphs[0]?.place ?? { ...topOf(answer.file), field: "body" },
      `refers to ${count} Scripture passages`,
      `refer to at least ${least}`,
    );
}
