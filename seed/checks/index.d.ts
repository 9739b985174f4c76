/** All checks of the content, beyond the shape of each file. Each is told the files and reports what it finds. */
import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export type Check = (files: ContentFiles, report: Report) => void;
/** Runs every check. */
export declare function checkContent(files: ContentFiles, report: Report): void;
