/** Downloads several saved answers as one PDF. */
import { MAX_STUDY_ANSWERS } from "../../server/shared/limits.ts";
import { listFile } from "../lib/export-paths.ts";
import { named, notify } from "../stores/messages.ts";
import type { SavedAnswer } from "../stores/study.ts";
import { useDownload } from "./use-download.ts";

/** Replaces the previous message. */
const MESSAGE = "list-pdf";

export type ListDownload = {
  readonly isUnderWay: boolean;
  /**
   * @param title - Of the PDF.
   * @param asSheets - Whether each answer is a sheet for a group.
   */
  readonly start: (title: string, answers: readonly Pick<SavedAnswer, "id" | "question">[], asSheets?: boolean) => void;
};

/** Answers that no longer exist are left out if the visitor wants the others. */
export function useListDownload(): ListDownload {
  const download = useDownload();
  const start: ListDownload["start"] = (title, answers, asSheets = false) => {
    if (answers.length > MAX_STUDY_ANSWERS) {
      const tooMany = `A PDF holds at most ${MAX_STUDY_ANSWERS} answers. Put them into several reading lists.`;
      return notify(tooMany, { name: MESSAGE });
    }
    const onMissing = ({ message }: Error) => {
      const gone = answers.find(({ id }) => message.includes(`"${id}"`));
      const rest = answers.filter((answer) => answer !== gone);
      const action = { label: "Save the others", run: () => start(title, rest, asSheets) };
      notify(gone ? `Loci no longer answers: ${named(gone.question)}` : message, {
        name: MESSAGE,
        ...(gone && rest.length > 0 && { action }),
      });
    };
    const ids = answers.map(({ id }) => id);
    void download.start(listFile(title, ids, asSheets), asSheets ? "the sheets" : "the PDF", { onMissing });
  };
  return { isUnderWay: download.isUnderWay, start };
}
