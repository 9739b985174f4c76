import type { Place, Report } from "./problem.ts";
import {
  AnswerFrontMatter,
  type BookEntry,
  type CategoryEntry,
  type PartnerEntry,
  type ResourceEntry,
  type SuggestionSet,
  type WorkEntry,
} from "./schemas.ts";
/** A record of a file, and where its fields stand. */
export interface Entry<Value> {
  value: Value;
  placeOf(...path: (string | number)[]): Place;
}
/** A paragraph of an answer. */
export interface Paragraph {
  text: string;
  line: number;
}
export interface AnswerEntry extends Entry<AnswerFrontMatter> {
  /** The file's name without its ending. */
  id: string;
  /** The folder's name. */
  categoryId: string;
  file: string;
  paragraphs: Paragraph[];
}
/** All content files, read. */
export interface ContentFiles {
  partners: Entry<PartnerEntry>[];
  works: Entry<WorkEntry>[];
  books: Entry<BookEntry>[];
  resources: Entry<ResourceEntry>[];
  suggestions: Entry<SuggestionSet>[];
  categories: Entry<CategoryEntry>[];
  answers: AnswerEntry[];
}
/**
 * Reads everything under a content folder.
 *
 * @param folder - Such as `seed/content`.
 * @param report - Told of every file that is missing, unreadable or out of shape; such files are left out of the result.
 */
export declare function readContentFiles(folder: string, report: Report): ContentFiles;
