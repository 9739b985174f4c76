/** Downloads files that the server makes; knows whether one is on its way, and reports failures. */
import { useState } from "react";
import type { StudyNotes } from "../../server/contract/export.ts";
import { MAX_STUDY_ANSWERS } from "../../server/shared/limits.ts";
import { describeFailure } from "../data/failure.ts";
import { fetchFile } from "../data/files.ts";
import { ApiError, isRejection } from "../data/transport.ts";
import { listFile } from "../lib/export-paths.ts";
import { saveFile } from "../lib/save-file.ts";
import { capitalized } from "../lib/text.ts";
import { named, notify } from "../stores/messages.ts";
import type { Note, SavedAnswer } from "../stores/study.ts";

const NOT_FOUND = 404;

type Options = {
  /** What the file is made from, besides what its address says. */
  body?: object | null;
  /** Called instead of a message if an answer of the file no longer exists. */
  onMissing?: (error: ApiError) => void;
};

export function useDownload() {
  const [isUnderWay, setUnderWay] = useState(false);
  /** @param what - The name of the file in messages, such as `the PDF`. */
  const start = async (url: string, what: string, options: Options = {}): Promise<void> => {
    if (isUnderWay) return;
    setUnderWay(true);
    try {
      const { name, content } = await fetchFile(url, options.body);
      saveFile(name, content);
      notify(`Saved as ${name}`, { name: url });
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND && options.onMissing) return options.onMissing(error);
      console.error("Download error:", error);
      const retry = { label: "Try again", run: () => void start(url, what, options) };
      notify(describeFailure(`${capitalized(what)} could not be saved.`, error), {
        name: url,
        ...(!isRejection(error) && { action: retry }),
      });
    } finally {
      setUnderWay(false);
    }
  };
  return { isUnderWay, start };
}

const TOO_MANY_ANSWERS = `A PDF holds at most ${MAX_STUDY_ANSWERS} answers. Put them into several reading lists.`;
type ListOptions = {
  /** Whether each answer is a sheet for a group. */
  readonly asSheets?: boolean;
  /** Notes that leave the device, to be printed; those on other answers stay. */
  readonly notes?: readonly Note[];
};

/** Downloads several saved answers as one PDF. Those that no longer exist are left out if the visitor wants the others. */
export function useListDownload() {
  const download = useDownload();
  const tell: typeof notify = (text, options) => notify(text, { name: "list-pdf", ...options });
  const start = (
    title: string,
    answers: readonly Pick<SavedAnswer, "id" | "question">[],
    options: ListOptions = {},
  ): void => {
    const { asSheets = false, notes = [] } = options;
    const ids = answers.map(({ id }) => id);
    const printed = notes.filter(({ answerId }) => ids.includes(answerId));
    const onMissing = ({ message }: Error) => {
      const gone = answers.find(({ id }) => message.includes(`"${id}"`));
      if (!gone) return tell(message);
      const rest = answers.filter((answer) => answer !== gone);
      const action = { label: "Save the others", run: () => start(title, rest, options) };
      tell(`Loci no longer answers: ${named(gone.question)}`, rest.length > 0 ? { action } : {});
    };
    const body = printed.length > 0 ? bodyOf(printed) : null;
    if (answers.length > MAX_STUDY_ANSWERS) tell(TOO_MANY_ANSWERS);
    else void download.start(listFile(title, ids, asSheets), asSheets ? "the sheets" : "the PDF", { body, onMissing });
  };
  return { isUnderWay: download.isUnderWay, start };
}

function bodyOf(notes: readonly Note[]): StudyNotes {
  return {
    notes: notes.map(({ answerId, paragraph, text }) => ({ answerId, text, ...(paragraph !== null && { paragraph }) })),
  };
}
