/** Writes an answer with its sources as plain text. */
import { colophon } from "./colophon.ts";
import type { AnswerDocument, DocumentSource, Inline } from "./document.ts";

/** Maximum length of a line in characters, unless a URL is longer. */
const LINE_LENGTH = 78;
/** Indent of the lines of a source after the first. */
const INDENT = "    ";

/** @returns Lines for a fixed-width font, with marks in brackets: `[1]`. */
export function toPlainText(document: AnswerDocument): string {
  const { question, paragraphs, sources, book } = document;
  const blocks = [
    heading(question, "="),
    ...paragraphs.map((runs) => wrap(runs.map(inline).join(""))),
    ...(sources.length > 0 ? [heading("Sources", "-"), sources.map(listed).join("\n")] : []),
    ...(book
      ? [
          heading("Recommended book", "-"),
          wrap(`${book.author}, ${book.title}. ${book.source}, ${book.price}. ${book.url}`),
        ]
      : []),
    wrap(colophon(document, (url) => url)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function inline(run: Inline): string {
  return run.kind === "mark" ? `[${run.number}]` : run.text;
}

function listed({ number, author, title, place, year, partner, url }: DocumentSource): string {
  return wrap(`[${number}] ${author}, ${title}${place}${year ? `, ${year}` : ""}. ${partner}, ${url}`, INDENT);
}

function heading(text: string, rule: string): string {
  return `${wrap(text)}\n${rule.repeat(Math.min([...text].length, LINE_LENGTH))}`;
}

/** Breaks a text into lines; all but the first are indented. */
function wrap(text: string, indent = ""): string {
  const [first = "", ...rest] = text.split(/\s+/);
  const lines = [first];
  for (const word of rest) {
    const longer = `${lines.at(-1)} ${word}`;
    if ([...longer].length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(indent + word);
  }
  return lines.join("\n");
}
