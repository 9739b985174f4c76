import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare const REFERENCES_LEAST = 3;
export declare function checkScripture(files: ContentFiles, report: Report): void;
