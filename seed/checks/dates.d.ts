/** Dates are days of the calendar and not in the future. */
import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare function checkDates(files: ContentFiles, report: Report): void;
