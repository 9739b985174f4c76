/** Downloads files that the server makes; knows whether one is on its way, and reports failures. */
import { useState } from "react";
import type { StudyNotes } from "../../server/contract/export.ts";
import { MAX_STUDY_ANSWERS } from "../../server/shared/limits.ts";
import { describeFailure } from "../data/failure.ts";
import { fetchFile } from "../data/files.ts";
import { isRejection } from "../data/transport.ts";
import { listFile } from "../lib/export-paths.ts";
import { saveFile } from "../lib/save-file.ts";
import { capitalized } from "../lib/text.ts";
import { named, notify } from "../stores/messages.ts";
import type { Note, SavedAnswer } from "../stores/study.ts";

const TOO_MANY_ANSWERS = `A PDF holds at most ${MAX_STUDY_ANSWERS} answers. Put them into several reading lists.`;

type Answers = readonly Pick<SavedAnswer, "id" | "question">[];

type ListOptions = {
  /** Whether each answer is a sheet for a group. */
  readonly asSheets?: boolean;
  /** Notes that leave the device, to be printed; those on other answers stay. */
  readonly notes?: readonly Note[];
};

export function useDownload() {
  const [isUnderWay, setUnderWay] = useState(false);
  /**
   * @param what - The name of the file in messages, such as `the PDF`.
   * @param body - What the file is made from, besides what its address says.
   * @param answers - Those that the address names, if they are several.
   */
  const start = async (url: string, what: string, body: object | null = null, answers: Answers = []): Promise<void> => {
    if (isUnderWay) return;
    setUnderWay(true);
    try {
      const { name, content, leftOut } = await fetchFile(url, body);
      saveFile(name, content);
      notify(`Saved as ${name}${without(leftOut.flatMap((place) => answers[place - 1] ?? []))}`, { name: url });
    } catch (error) {
      console.error("Download error:", error);
      const retry = { label: "Try again", run: () => void start(url, what, body, answers) };
      notify(describeFailure(`${capitalized(what)} could not be saved.`, error), {
        name: url,
        ...(!isRejection(error) && { action: retry }),
      });
    } finally {
      setUnderWay(false);
    }
  };
  /** Downloads several saved answers as one PDF, without those that no longer exist, and says so. */
  const startList = (title: string, answers: Answers, options: ListOptions = {}): void => {
    const { asSheets = false, notes = [] } = options;
    const ids = answers.map(({ id }) => id);
    const printed = notes
      .filter(({ answerId }) => ids.includes(answerId))
      .map(({ answerId, paragraph, text }) => ({ answerId, text, ...(paragraph !== null && { paragraph }) }));
    const body: StudyNotes | null = printed.length > 0 ? { notes: printed } : null;
    if (ids.length > MAX_STUDY_ANSWERS) notify(TOO_MANY_ANSWERS);
    else void start(listFile(title, ids, asSheets), asSheets ? "the sheets" : "the PDF", body, answers);
  };
  return { isUnderWay, start, startList };
}

/** The rest of a message about a file, if answers were left out of it. */
function without(missing: Answers): string {
  const [first] = missing;
  if (!first) return "";
  return missing.length === 1
    ? ` without “${named(first.question)}”, which Loci no longer answers.`
    : ` without ${missing.length} answers that Loci no longer has.`;
}
