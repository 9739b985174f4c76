/** Every id is well formed, and every id that a record names belongs to a record. */
import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare function checkReferences(files: ContentFiles, report: Report): void;
