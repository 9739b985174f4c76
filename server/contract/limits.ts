/**
 * The rules for a question's text and the numbers both sides share. Plain values, no imports, so that the client can
 * take them without pulling in the schemas.
 */

/** Longest question that is answered, in Unicode code points after trimming. */
export const QUESTION_MAX_LENGTH = 1000;

/** Longest question that is kept for the editors, counted in the same way. */
export const KEPT_QUESTION_MAX_LENGTH = 300;

/** The question `/results` shows when its address names none. */
export const DEFAULT_QUESTION = "What is salvation?";

/** Partners shown in the selector before "See {n} More". */
export const PARTNERS_SHOWN_FIRST = 6;

/** Suggested searches in one set; two sets alternate. */
export const SUGGESTIONS_PER_SET = 4;

/** Answers in one PDF at most. */
export const MAX_STUDY_ANSWERS = 40;

/** Stars drawn for a book's rating; `floor(rating)` of them are filled. */
export const RATING_STARS = 5;

/** Any character that is seen. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A question as it is searched: without the white space around it, and empty when nothing in it is seen.
 *
 * @param text - What the visitor typed.
 */
export function trimQuestion(text: string): string {
  return VISIBLE.test(text) ? text.trim() : "";
}

/**
 * How long a question counts, the same in the counter under the search box and in the server's check.
 *
 * @param text - What the visitor typed; white space around it does not count.
 * @returns The number of Unicode code points, so that an emoji counts as one.
 */
export function questionLength(text: string): number {
  return [...trimQuestion(text)].length;
}
