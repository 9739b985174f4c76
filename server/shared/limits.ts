/**
 * Limits that server and client share. Plain values without imports, so that the client can use them without bundling
 * the schemas.
 */

/** Maximum length of a question, in Unicode code points after trimming. */
export const QUESTION_MAX_LENGTH = 1000;

/** Maximum length of a question that is left for the editors, counted in the same way. */
export const KEPT_QUESTION_MAX_LENGTH = 300;

/** Maximum length of the report of a mistake, and of the sentence that it names, counted in the same way. */
export const MISTAKE_MAX_LENGTH = 600;

/** The question that `/results` shows if its URL has none. */
export const DEFAULT_QUESTION = "What is salvation?";

/** Suggested searches in one set; two sets alternate. */
export const SUGGESTIONS_PER_SET = 4;

/** Maximum number of answers in a PDF. */
export const MAX_STUDY_ANSWERS = 40;

/** Maximum number of a reader's notes in a PDF. */
export const MAX_PRINTED_NOTES = 400;

/** Maximum length of a reader's notes in a PDF together, in Unicode code points. */
export const PRINTED_NOTES_MAX_LENGTH = 40_000;

/** The highest rating of a book, in stars; `floor(rating)` of them are filled. */
export const RATING_STARS = 5;

/** Any visible character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** Halves of characters, such as an emoji that another program has cut in two. A URL cannot contain them. */
const HALVES = /\p{Cs}/gu;

/**
 * Trims a question.
 *
 * @param text - What the visitor typed.
 * @returns The text without surrounding white space and halves of characters; empty if it has no visible character.
 */
export function trimQuestion(text: string): string {
  return VISIBLE.test(text) ? text.replaceAll(HALVES, "").trim() : "";
}

/**
 * Measures a question, for the counter under the search box and for the server's check.
 *
 * @param text - What the visitor typed; surrounding white space does not count.
 * @returns The number of Unicode code points, so that most emoji count as one.
 */
export function questionLength(text: string): number {
  return [...trimQuestion(text)].length;
}
