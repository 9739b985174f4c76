/** Loads the content files into a database: reads and checks them, and replaces everything if there is no problem. */
import { resolve } from "node:path";
import { showProgress } from "../server/command.ts";
import { runToEnd } from "../server/content/index.ts";
import { type PreparedContent, type Revision, replaceContent } from "../server/db/content.ts";
import { setAside } from "../server/db/copy.ts";
import { DamagedDatabaseError } from "../server/db/error.ts";
import { openDatabase, useAndClose } from "../server/db/open.ts";
import { encodeModel } from "../server/search/model.ts";
import { CheckCache } from "./check-cache.ts";
import { type CheckOptions, checkContent } from "./checks/index.ts";
import type { ContentFiles } from "./content-files.ts";
import { contentFolder, hashContentFiles } from "./files-hash.ts";
import { addTo, byPlace, type Place, type Problem, SeedError } from "./problem.ts";
import { readContentFiles } from "./read.ts";
import type { ReadOptions } from "./read-answers.ts";
import { toContentRows } from "./rows.ts";
import { keepReferences } from "./scripture-references.ts";
import { prepareModel } from "./search-model.ts";

export { contentFolder };

/**
 * Reads and checks the content files.
 *
 * @throws {SeedError} if there are problems; it lists all of them by file and line.
 */
export function readCheckedContent(folder = contentFolder): ContentFiles {
  showProgress("reading the content files");
  const cache = new CheckCache();
  const read = readContent(folder, { cache });
  const problems = findProblems(read, { cache });
  cache.save();
  if (problems.length > 0) throw new SeedError(problems);
  return read.files;
}

/** The content files, as far as they can be read. */
export interface ReadContent {
  files: ContentFiles;
  /** What is wrong with the shape of the files. */
  problems: Problem[];
}

/** Reads the content files. */
export function readContent(folder: string, options?: ReadOptions): ReadContent {
  const problems: Problem[] = [];
  return { files: readContentFiles(folder, addTo(problems), options), problems };
}

/** @returns All problems of content files that were read, by file and line. */
export function findProblems({ files, problems }: ReadContent, options?: CheckOptions): Problem[] {
  const all = [...problems];
  // What is wrong with a repaired value is a consequence of what is already reported.
  const repaired = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  const isRepaired = ({ file, field }: Place) => partsOf(field).some((part) => repaired.has(`${file} ${part}`));
  checkContent(
    files,
    (place, message, remedy) => {
      if (!isRepaired(place)) all.push({ ...place, message, remedy });
    },
    options,
  );
  // So is what is wrong with a line that had to be mended before it could be read.
  const broken = new Set(problems.filter(({ field }) => field === "").map(({ file, line }) => `${file} ${line}`));
  return all.filter(({ file, line, field }) => field === "" || !broken.has(`${file} ${line}`)).sort(byPlace);
}

/** @returns A field and the fields that contain it: `citations[2].work`, `citations[2]`, `citations`. */
function partsOf(field: string): string[] {
  const ends = [...field.matchAll(/[.[]/g)].map(({ index }) => index);
  return [field, ...ends.map((end) => field.slice(0, end))].filter((part) => part !== "");
}

/**
 * Prepares what a load stores, from a content folder.
 *
 * @throws {SeedError} if the content has problems.
 */
export function prepareContent(folder = contentFolder): PreparedContent {
  return prepareFiles(readCheckedContent(folder));
}

/** Prepares what a load stores. Texts that the project does not come with are encoded, some hundreds a second. */
export function prepareFiles(files: ContentFiles, model = prepareModel(files)): PreparedContent {
  const rows = toContentRows(files);
  keepReferences();
  return {
    rows,
    searchModel: encodeModel(model),
    filesHash: runToEnd(hashContentFiles()),
  };
}

/**
 * Loads content into a database. A damaged database is renamed, and the content loaded into a new one.
 *
 * @param path - Path of the database.
 * @param log - Called with a line if the database was renamed.
 * @returns The new revision, or null if the database already holds this content.
 * @throws {DatabaseError} if the database cannot be used for a reason other than damage.
 */
export function loadContent(path: string, content: PreparedContent, log: (line: string) => void): Revision | null {
  try {
    return openAndReplace(path, content);
  } catch (error) {
    if (!(error instanceof DamagedDatabaseError)) throw error;
    log(`The database ${error.reason}; it was renamed to ${setAside(resolve(path))}.`);
    return openAndReplace(path, content);
  }
}

function openAndReplace(path: string, content: PreparedContent): Revision | null {
  return useAndClose(openDatabase(path), (db) => replaceContent(db, content));
}
