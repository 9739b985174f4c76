import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare function checkDuplicates(files: ContentFiles, report: Report): void;
