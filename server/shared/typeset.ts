/**
 * Typographic characters. Content is served as editors type it, and typeset wherever it is shown or printed. No
 * imports, so that the client can use it.
 */

/** Elisions that begin with an apostrophe, which looks like an opening quotation mark: 'tis, '90s. */
const ELISION = /(?<![\p{L}\p{N}])'(?=(?:tis|twas|twere|twill|til|em)(?!\p{L})|\d\ds?(?![\p{L}\p{N}]))/giu;
/** A quotation mark at the beginning of a word, also inside another quotation mark or italics. */
const OPENING_QUOTE = /(?<=(?:^|[\s([{—–/-])[*"'“‘]*)["'](?=[*"']*[^\s*"'])/gu;
/** A range of two numbers; three would be a date: 8:28-30, 28-38. */
const RANGE = /(?<![\d-])(\d+[a-z]?)-{1,2}(?=\d+(?!\d|-\d))/gu;

/**
 * Makes quotation marks and apostrophes curly, and sets dashes and ellipses. Typographic characters stay as they are.
 */
export function typeset(text: string): string {
  return text
    .replace(RANGE, "$1–")
    .replace(/(?<=\s)--(?=\s)/g, "–")
    .replace(/---?/g, "—")
    .replace(/\.{3}/g, "…")
    .replace(ELISION, "’")
    .replace(OPENING_QUOTE, (quote) => (quote === '"' ? "“" : "‘"))
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}
