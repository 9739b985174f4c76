import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare function checkMarks(files: ContentFiles, report: Report): void;
