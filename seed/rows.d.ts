/** Turns the content files into the rows of the database; the files must have passed the checks. */
import type { ContentRows } from "../server/db/schema.ts";
import type { ContentFiles } from "./read.ts";
/** @returns All rows, in an order that is the same for the same content. */
export declare function toContentRows(files: ContentFiles): ContentRows;
