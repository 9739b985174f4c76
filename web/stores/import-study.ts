/** Imports an exported file: checks it, and merges it with the stored data. */
import * as v from "valibot";
import { mergeLists, type ReadingList, readingLists, readingListsSchema } from "./reading-lists.ts";
import { mergeStudies, type Study, study, studySchema } from "./study.ts";
import { MADE_BY } from "./visitor-data.ts";

const fileSchema = v.object({ study: studySchema, readingLists: readingListsSchema });

type StudyFile = { readonly study: Study; readonly readingLists: readonly ReadingList[] };

/** How many of each an import added or, of lists, changed. */
export type Imported = Readonly<Record<"answers" | "notes" | "lists", number>>;

/** Why a file cannot be imported; the message is for the visitor. */
export class ImportError extends Error {}

/**
 * @param text - What the file holds.
 * @throws {ImportError}
 */
export function readStudyFile(text: string): StudyFile {
  const content = parseJson(text);
  if (typeof content !== "object" || content === null || !("madeBy" in content) || content.madeBy !== MADE_BY)
    throw new ImportError("This is not a file that Loci exported. Choose one whose name begins with “loci-”.");
  // The content itself, because what the schema returns lacks what a newer version of Loci has added.
  if (v.is(fileSchema, content)) return content;
  const [issue] = v.safeParse(fileSchema, content).issues ?? [];
  throw new ImportError(
    `This file is damaged: ${issue ? describe(issue) : ""} Nothing was imported. Export the file once more where it comes from.`,
  );
}

/** Merges a file into the stored data, which does not change otherwise. */
export async function importStudy(file: StudyFile): Promise<Imported> {
  const [oldStudy, oldLists] = [await study.load(), await readingLists.load()];
  const [newStudy, newLists] = [mergeStudies(oldStudy, file.study), mergeLists(oldLists, file.readingLists)];
  const stored = await Promise.all([
    study.update((now) => mergeStudies(now, file.study)),
    readingLists.update((now) => mergeLists(now, file.readingLists)),
  ]);
  if (stored.includes(false))
    throw new ImportError("This browser could not store the file. What it holds is lost when you leave the page.");
  const lengthBefore = (listId: string) => oldLists.find(({ id }) => id === listId)?.answerIds.length;
  return {
    answers: newStudy.answers.length - oldStudy.answers.length,
    notes: newStudy.notes.length - oldStudy.notes.length,
    lists: newLists.filter(({ id, answerIds }) => answerIds.length !== lengthBefore(id)).length,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError(
      "This file cannot be read: it is not JSON. Choose a file that Loci exported, ending in .json.",
    );
  }
}

const KINDS: Record<string, string> = { answers: "saved answer", notes: "note", readingLists: "reading list" };

/** Says where the fault is, counting from 1: `saved answer 3 has no valid “question”.` */
function describe(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => String(key)).filter((key) => key !== "study");
  const [list = "study", index, ...field] = path;
  if (index === undefined) return `its part “${list}” is missing or cannot be read.`;
  return `${KINDS[list] ?? list} ${Number(index) + 1} has no valid “${field.join(".")}”.`;
}
