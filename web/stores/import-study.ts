/** Imports an exported file: checks it, and merges it into the stored data, which stays as it is if the file is not sound. */
import * as v from "valibot";
import { mergeLists, readingLists, readingListsSchema } from "./reading-lists.ts";
import { mergeStudies, study, studySchema } from "./study.ts";
import { MADE_BY } from "./visitor-data.ts";

/** Not strict, because a newer version of Loci may have added something. */
const fileSchema = v.object({ madeBy: v.literal(MADE_BY), study: studySchema, readingLists: readingListsSchema });

/** @returns Why the file cannot be imported, for the visitor; null after a success. */
export async function importStudy(file: File): Promise<string | null> {
  const text = await readText(file);
  if (text === null) return "The file could not be read.";
  const content = parseJson(text);
  if (!v.is(v.object({ madeBy: v.literal(MADE_BY) }), content))
    return "This is not a file that Loci exported. Choose one whose name begins with “loci-” and ends in “.json”.";
  if (!v.is(fileSchema, content))
    return "This file is damaged. Nothing was imported. Export the file once more where it comes from.";
  const stored = await Promise.all([
    study.update((now) => mergeStudies(now, content.study)),
    readingLists.update((now) => mergeLists(now, content.readingLists)),
  ]);
  if (!stored.includes(false)) return null;
  return "This browser could not store the file. What it holds is lost when you leave the page.";
}

/** @returns Null if the device refuses, as for a file that has been moved since. */
async function readText(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch (error) {
    console.error("Import error:", error);
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
