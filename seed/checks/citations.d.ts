import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
/** The rules that `seed/README.md` gives to editors. */
export declare const CITATIONS: {
  least: number;
  most: number;
};
export declare const PARTNERS_CITED_LEAST = 3;
export declare const SNIPPET_WORDS: {
  least: number;
  most: number;
};
export declare function checkCitations(files: ContentFiles, report: Report): void;
