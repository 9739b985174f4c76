/**
 * Checks that texts contain no HTML, scripts or hidden characters, and no Markdown except italics and citation marks.
 */

import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import type { Place, Report } from "../problem.ts";
import { listNames } from "../schemas.ts";

/** Something that a text must not contain. */
interface Rule {
  pattern: RegExp;
  message: string;
  remedy: string;
}

const everywhere: Rule[] = [
  {
    pattern: /<\/?[a-z!][^>]*>?/i,
    message: "contains HTML",
    remedy: "write plain text",
  },
  {
    pattern: /&(#\d+|#x[\da-f]+|[a-z]+);/i,
    message: "contains an HTML character code",
    remedy: "write the character itself",
  },
  {
    pattern: /\b(javascript|vbscript):|\bdata:[^\s]/i,
    message: "contains a script address",
    remedy: "remove it",
  },
  {
    pattern: /[\p{Cc}\p{Cf}\ufffd]/u,
    message: "contains a hidden or broken character",
    remedy: "retype the text there",
  },
];

const inBody: Rule[] = [
  {
    pattern: /^(#{1,6}|[-+>]|\*|\d+[.)])\s/,
    message: "is a heading, a list or a quotation block",
    remedy: "write a paragraph of plain prose",
  },
  {
    pattern: /\]\(|https?:\/\//,
    message: "contains a link",
    remedy: "cite the source instead",
  },
  {
    pattern: /\*\*|_|`/,
    message: "contains bold, an underscore or code",
    remedy: "use *single stars* for the title of a work",
  },
  {
    pattern: /\[[a-z0-9-]+!?\][.?!]/,
    message: "has a mark before the full stop",
    remedy: "put the mark after the full stop",
  },
  {
    pattern: /(?<!\])\s\[[a-z0-9-]+!?\](?!\()/,
    message: "has a space before a mark",
    remedy: "remove the space",
  },
  {
    pattern: /\[(?![a-z0-9-]+!?\])[^\]]*\]?/,
    message: "has brackets that are not a citation mark",
    remedy: "use round brackets",
  },
];

/** The lines of a paragraph after the first may begin with a number, but not like a list or a heading. */
const inLaterLines: Rule[] = [
  {
    pattern: /^(#{1,6}|[-+>]|\*)\s/,
    message: "is a heading, a list or a quotation block",
    remedy: "write a paragraph of plain prose",
  },
];

/** Checks everything but the answers. */
export function checkCatalogueMarkup(files: ContentFiles, report: Report): void {
  for (const name of listNames)
    for (const entry of files[name])
      eachText(entry.value, (text, path) => apply(everywhere, text, () => entry.placeOf(...path), report));
}

/** Checks an answer. */
export function checkMarkup(answer: AnswerEntry, report: Report): void {
  for (const entry of answer.phrasingFile.value === answer.value ? [answer] : [answer, answer.phrasingFile])
    eachText(entry.value, (text, path) => apply(everywhere, text, () => entry.placeOf(...path), report));
  for (const { source: text, lines, place } of answer.paragraphs) {
    apply([...everywhere, ...inBody], text, () => place, report);
    lines.forEach((later, index) => {
      if (index > 0) apply(inLaterLines, later, () => ({ ...place, line: place.line + index }), report);
    });
    if ((text.split("*").length - 1) % 2 === 1)
      report(place, "has a single star", "put a star on each side of the italic text");
  }
}

function apply(rules: Rule[], text: string, place: () => Place, report: Report): void {
  for (const { pattern, message, remedy } of rules) if (pattern.test(text)) report(place(), message, remedy);
}

function eachText(
  value: unknown,
  visit: (text: string, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  if (typeof value === "string") visit(value, path);
  else if (Array.isArray(value)) value.forEach((item, index) => void eachText(item, visit, [...path, index]));
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) eachText(item, visit, [...path, key]);
}
