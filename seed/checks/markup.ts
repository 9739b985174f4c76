/** Text is text: no HTML, no scripts, no Markdown beyond italics and citation marks, no hidden characters. */
import type { Place, Report } from "../problem.ts";
import type { ContentFiles } from "../read.ts";

interface Rule {
  pattern: RegExp;
  message: string;
  remedy: string;
}

const everywhere: Rule[] = [
  {
    pattern: /<\/?[a-z!][^>]*>?/i,
    message: "has HTML in it",
    remedy: "write plain text",
  },
  {
    pattern: /&(#\d+|#x[\da-f]+|[a-z]+);/i,
    message: "has an HTML character code in it",
    remedy: "write the character itself",
  },
  {
    pattern: /\b(javascript|vbscript):|\bdata:[^\s]/i,
    message: "has a script address in it",
    remedy: "remove it",
  },
  {
    pattern: /[\p{Cc}\p{Cf}\ufffd]/u,
    message: "has a hidden or broken character in it",
    remedy: "type the text anew there",
  },
];

const inBody: Rule[] = [
  {
    pattern: /^(#{1,6}|[-+>]|\*|\d+[.)])\s/,
    message: "is a heading, a list or a quotation block",
    remedy: "write a paragraph of plain prose",
  },
  {
    pattern: /\]\(|\]\[[^\]\d]|https?:\/\//,
    message: "has a link in it",
    remedy: "cite the source instead",
  },
  {
    pattern: /\*\*|_|`/,
    message: "has bold, an underscore or code in it",
    remedy: "use *single stars* for the title of a work",
  },
  {
    pattern: /\[\d+\][.?!]/,
    message: "has a mark before the full stop",
    remedy: "put it after the full stop",
  },
  {
    pattern: /(?<!\])\s\[\d+\]/,
    message: "has a space before a mark",
    remedy: "remove the space",
  },
  {
    pattern: /\[0\d+\]/,
    message: "has a mark with a zero in front of its number",
    remedy: "write [1], not [01]",
  },
  {
    pattern: /\[(?!\d+\])[^\]]*\]?/,
    message: "has brackets that are no citation mark",
    remedy: "use round brackets",
  },
];

/** A line within a paragraph may begin with a number, but is never to begin a list or a heading. */
const inLaterLines: Rule[] = [
  {
    pattern: /^(#{1,6}|[-+>]|\*)\s/,
    message: "is a heading, a list or a quotation block",
    remedy: "write a paragraph of plain prose",
  },
];

export function checkMarkup(files: ContentFiles, report: Report): void {
  const lists = [
    files.partners,
    files.works,
    files.books,
    files.resources,
    files.suggestions,
    files.outOfScope,
    files.confusions,
    files.categories,
  ];
  for (const list of lists)
    for (const entry of list)
      eachText(entry.value, (text, path) => apply(everywhere, text, entry.placeOf(...path), report));
  for (const answer of files.answers) {
    for (const entry of [answer, answer.phrasingFile])
      eachText(entry.value, (text, path) => apply(everywhere, text, entry.placeOf(...path), report));
    for (const { text, lines, line } of answer.paragraphs) {
      const place = { file: answer.file, line, field: "body" };
      apply([...everywhere, ...inBody], text, place, report);
      lines.forEach((later, index) => {
        if (index > 0) apply(inLaterLines, later, { ...place, line: line + index }, report);
      });
      if ((text.split("*").length - 1) % 2 === 1)
        report(place, "has a star without its partner", "put a star on each side of what is italic");
    }
  }
}

function apply(rules: Rule[], text: string, place: Place, report: Report): void {
  for (const { pattern, message, remedy } of rules) if (pattern.test(text)) report(place, message, remedy);
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
