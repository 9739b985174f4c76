/** Every address is https and leads to the site of the work's partner. */
import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare function checkUrls(files: ContentFiles, report: Report): void;
