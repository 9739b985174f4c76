/** How the text of a verse is stored: marks for paragraphs, lines of poetry and supplied words. */

/** Begins a paragraph; only before the first word. */
export const PARAGRAPH = "¶";
/** Ends a line of poetry. */
export const LINE = "/";

/** Words of a verse. `supplied` words are the translators' additions, which are printed in italics. */
export interface Run {
  /** A line break ends a line of poetry. */
  text: string;
  supplied: boolean;
}

/** @param text - As stored. Supplied words are in brackets. */
export function toRuns(text: string): Run[] {
  return text
    .replace(PARAGRAPH, "")
    .replaceAll(LINE, "\n")
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== "")
    .map((part) => {
      const supplied = part.startsWith("[");
      return { text: supplied ? part.slice(1, -1) : part, supplied };
    });
}

/** @returns The words of runs as plain text, in one line. */
export function plainText(runs: readonly Run[]): string {
  return runs
    .map(({ text }) => text)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
