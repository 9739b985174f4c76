/** Text is text: no HTML, no scripts, no Markdown beyond italics and citation marks, no hidden characters. */
import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare function checkMarkup(files: ContentFiles, report: Report): void;
