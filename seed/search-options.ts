/** Builds the options of the search from content files, by way of a database in memory. */
import { assembleContent, runToEnd } from "../server/content/index.ts";
import { replaceContent } from "../server/db/content.ts";
import { openDatabase, useAndClose } from "../server/db/open.ts";
import type { SearchOptions } from "../server/search/index.ts";
import type { ContentFiles } from "./content-files.ts";
import { modelFor } from "./search-model.ts";
import { prepareFiles } from "./seed-database.ts";

/**
 * @param files - Content that has passed the checks.
 * @param prepared - What a load of the files stores.
 * @returns What the search is built from after a load of the files.
 */
export function searchOptionsOf(files: ContentFiles, prepared = prepareFiles(files)): SearchOptions {
  return useAndClose(openDatabase(":memory:"), (db) => {
    replaceContent(db, prepared);
    return runToEnd(assembleContent(db)).search;
  });
}

/** @returns The same without the model, which takes seconds to make: for those who make models of their own. */
export function documentsOf(files: ContentFiles): Omit<SearchOptions, "model"> {
  const { model: _, ...others } = searchOptionsOf(files, prepareFiles(files, modelFor([], [])));
  return others;
}
