/** Citation marks in an answer's text: `[1]` stands for the first citation. */
/** A mark, and where it stands in its text. */
export interface Mark {
  number: number;
  start: number;
}
/** @returns The marks of a text, in order. */
export declare function findMarks(text: string): Mark[];
/** @returns The text as it is read aloud: without marks and italics. */
export declare function withoutMarkup(text: string): string;
/** @returns How many words a text has. */
export declare function countWords(text: string): number;
