/**
 * Texts as a printer sets them. The content is served as editors type it; whoever shows or prints it sets it. No
 * imports, so that the client can take it.
 */

/** Elisions that begin with an apostrophe, which looks like an opening quotation mark: 'tis, '90s. */
const ELISION = /(?<![\p{L}\p{N}])'(?=(?:tis|twas|twere|twill|til|em)(?!\p{L})|\d\ds?(?![\p{L}\p{N}]))/giu;
/** At the beginning of a word, also inside another quotation mark or italics. */
const OPENING_QUOTE = /(?<=(?:^|[\s([{—–/-])[*"'“‘]*)["'](?=[*"']*[^\s*"'])/gu;
/** Two numbers and no third, which would be a date: 8:28-30, 28-38. */
const RANGE = /(?<![\d-])(\d+[a-z]?)-{1,2}(?=\d+(?!\d|-\d))/gu;

/** Sets curly quotation marks and apostrophes, dashes and ellipses. What is set already stays as it is. */
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
