/** What an editor should look at. Warnings do not keep the content from being loaded; `npm run seed -- --check` lists them. */
import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import { keyOf } from "../marks.ts";
import { byPlace, type Problem } from "../problem.ts";
import { textHash } from "../text-hash.ts";
import { findDoubtfulMarks, type MarkedAnswer } from "./doubtful-marks.ts";

/** @returns The warnings about content that has passed the checks, by file and line. */
export function findWarnings(files: ContentFiles): Problem[] {
  return [...warnOfDoubtfulMarks(files), ...files.answers.flatMap(warnOfOldReading)].sort(byPlace);
}

function warnOfDoubtfulMarks(files: ContentFiles): Problem[] {
  const answers = new Map(files.answers.map((answer) => [answer.id, answer]));
  return findDoubtfulMarks(toMarkedAnswers(files)).flatMap(({ answerId, paragraph, start, key, better, sentence }) => {
    const answer = answers.get(answerId);
    return answer
      ? {
          file: answer.file,
          line: lineOf(answer, paragraph, start),
          field: `mark [${key}]`,
          message: `[${better}] has more in common with its sentence ("${sentence}")`,
          remedy: `read both snippets; name the one that bears the sentence, or write [${key}!] if it is this one`,
        }
      : [];
  });
}

/** @returns All answers with what is known of their citations. */
function toMarkedAnswers({ answers, works }: ContentFiles): MarkedAnswer[] {
  const worksById = new Map(works.map(({ value }) => [value.id, value]));
  return answers.map(({ id, value, paragraphs }) => ({
    id,
    citations: value.citations.map((citation) => {
      const { locator = "", snippet } = citation;
      const { title = "", author = "" } = worksById.get(citation.work) ?? {};
      return { key: keyOf(citation), text: [author, title, locator, snippet].join(" ") };
    }),
    paragraphs: paragraphs.map(({ source }) => source),
  }));
}

/** @returns The line of a place in a paragraph. */
function lineOf({ paragraphs }: AnswerEntry, index: number, offset: number): number {
  const { lines = [], place } = paragraphs[index] ?? {};
  let end = -1;
  const within = lines.findIndex((text) => {
    end += text.length + 1;
    return offset < end;
  });
  return (place?.line ?? 1) + Math.max(0, within);
}

/** Warns if an answer was read, and its text has changed since. */
function warnOfOldReading(answer: AnswerEntry): Problem[] {
  const { reviewed } = answer.value;
  const current = textHash(answer);
  if (reviewed.length === 0 || reviewed.some(({ hash }) => hash === current)) return [];
  return [
    {
      ...answer.placeOf("reviewed"),
      message: "the text has changed since it was last read",
      remedy: "read it again, and add an entry",
    },
  ];
}
