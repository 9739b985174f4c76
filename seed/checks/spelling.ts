/** Checks the spelling of what answers say. Phrasings are left alone: people ask with mistakes. */
import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import type { Place, Report } from "../problem.ts";
import { findUnknownWords, spelledLike } from "../spelling.ts";

const WORD_LISTS = ["works", "partners", "terms"];

export function checkSpelling({ paragraphs, value, placeOf }: AnswerEntry, report: Report, files: ContentFiles): void {
  // Where a list cannot be read, its words are not known.
  if (files.skipped.some(({ list, id }) => id === null && WORD_LISTS.includes(list))) return;
  const check = (text: string, place: () => Place) => {
    for (const word of findUnknownWords(text, files)) {
      const like = spelledLike(word);
      report(
        place(),
        `"${word}" is not in the dictionary`,
        `${like === null ? "correct it." : `did you mean ${like}?`} If it is right, add it to terms.yaml`,
      );
    }
  };
  check(value.question, () => placeOf("question"));
  value.citations.forEach(({ snippet }, index) => void check(snippet, () => placeOf("citations", index, "snippet")));
  value.discuss.forEach((text, index) => void check(text, () => placeOf("discuss", index)));
  value.changes.forEach(({ text }, index) => void check(text, () => placeOf("changes", index, "text")));
  // A mark may name no citation yet, and is no prose.
  for (const { text, place } of paragraphs) check(text.replace(/\[[^\]]*\]/g, ""), () => place);
}
