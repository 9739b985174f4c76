import type { TSchema } from "typebox";
import type { Place, Report } from "./problem.ts";

type Path = readonly (string | number)[];
/** A YAML text that was parsed, with its values' lines. */
export interface YamlFile {
  file: string;
  value: unknown;
  /** Where a value stands; for one that is absent, its nearest parent. */
  placeOf(path: Path): Place;
}
/**
 * Parses a YAML text.
 *
 * @param firstLine - The line of the file on which the text begins.
 * @returns Null when it is no YAML; each syntax error is reported.
 */
export declare function parseYaml(file: string, text: string, report: Report, firstLine?: number): YamlFile | null;
/**
 * Makes a check of a file's shape.
 *
 * @returns A type guard that reports each fault.
 */
export declare function shapeOf<Schema extends TSchema>(schema: Schema): (source: YamlFile, report: Report) => boolean;
