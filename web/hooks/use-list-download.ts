/** Downloads several saved answers as one PDF. */
import type { StudyNotes } from "../../server/contract/export.ts";
import { MAX_PRINTED_NOTES, MAX_STUDY_ANSWERS, PRINTED_NOTES_MAX_LENGTH } from "../../server/shared/limits.ts";
import { listFile } from "../lib/export-paths.ts";
import { named, notify } from "../stores/messages.ts";
import type { Note, SavedAnswer } from "../stores/study.ts";
import { useDownload } from "./use-download.ts";

/** Replaces the previous message. */
const MESSAGE = "list-pdf";

type Options = {
  /** Whether each answer is a sheet for a group. */
  readonly asSheets?: boolean;
  /** Notes that leave the device, to be printed; those on other answers stay. */
  readonly notes?: readonly Note[];
};

type ListDownload = {
  readonly isUnderWay: boolean;
  /** @param title - Of the PDF. */
  readonly start: (title: string, answers: readonly Pick<SavedAnswer, "id" | "question">[], options?: Options) => void;
};

const TOO_MUCH = `A PDF holds at most ${MAX_PRINTED_NOTES} notes with ${PRINTED_NOTES_MAX_LENGTH.toLocaleString("en-GB")} characters together. Save it without them, or export them as Markdown.`;

/** Answers that no longer exist are left out if the visitor wants the others. */
export function useListDownload(): ListDownload {
  const download = useDownload();
  const start: ListDownload["start"] = (title, answers, options = {}) => {
    const { asSheets = false, notes = [] } = options;
    if (answers.length > MAX_STUDY_ANSWERS) {
      const tooMany = `A PDF holds at most ${MAX_STUDY_ANSWERS} answers. Put them into several reading lists.`;
      return notify(tooMany, { name: MESSAGE });
    }
    const onMissing = ({ message }: Error) => {
      const gone = answers.find(({ id }) => message.includes(`"${id}"`));
      const rest = answers.filter((answer) => answer !== gone);
      const action = { label: "Save the others", run: () => start(title, rest, options) };
      notify(gone ? `Loci no longer answers: ${named(gone.question)}` : message, {
        name: MESSAGE,
        ...(gone && rest.length > 0 && { action }),
      });
    };
    const ids = answers.map(({ id }) => id);
    const printed = notes.filter(({ answerId }) => ids.includes(answerId));
    if (isTooMuch(printed)) return notify(TOO_MUCH, { name: MESSAGE });
    void download.start(listFile(title, ids, asSheets), asSheets ? "the sheets" : "the PDF", {
      onMissing,
      body: printed.length > 0 ? bodyOf(printed) : null,
    });
  };
  return { isUnderWay: download.isUnderWay, start };
}

function isTooMuch(notes: readonly Note[]): boolean {
  const length = notes.reduce((sum, { text }) => sum + [...text].length, 0);
  return notes.length > MAX_PRINTED_NOTES || length > PRINTED_NOTES_MAX_LENGTH;
}

function bodyOf(notes: readonly Note[]): StudyNotes {
  return {
    notes: notes.map(({ answerId, paragraph, text }) => ({ answerId, text, ...(paragraph !== null && { paragraph }) })),
  };
}
