import type { Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";
export declare const BODY_WORDS: {
  least: number;
  most: number;
};
export declare const PARAGRAPHS: {
  least: number;
  most: number;
};
export declare const ALSO_ASKED: {
  least: number;
  most: number;
};
export declare const RELATED: {
  least: number;
  most: number;
};
export declare const RESOURCES: {
  least: number;
  most: number;
};
export declare const FURTHER_READING: {
  least: number;
  most: number;
};
export declare function checkProse(files: ContentFiles, report: Report): void;
