/** Writes an answer with its sources as Markdown. */
import { type AnswerDocument, type DocumentSource, formatDate, type Run } from "./document.ts";

/** @returns CommonMark, with marks as footnotes in the syntax of GitHub, Pandoc and Obsidian: `[^1]`. */
export function toMarkdown(document: AnswerDocument): string {
  const { question, paragraphs, sources, book, address, reviewed, revision } = document;
  const blocks = [
    `# ${plain(question)}`,
    ...paragraphs.map((runs) => runs.map(inline).join("")),
    ...(book
      ? [
          `**Recommended book:** ${plain(book.author)}, *[${plain(book.title)}](<${book.url}>)*. ${plain(book.source)}, ${plain(book.price)}.`,
        ]
      : []),
    "---",
    `From Loci, <${address}>. Last reviewed on ${formatDate(reviewed)}, revision ${revision}.`,
    sources.map(footnote).join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function inline(run: Run): string {
  if (run.kind === "mark") return `[^${run.number}]`;
  return run.kind === "italic" ? `*${plain(run.text)}*` : plain(run.text);
}

function footnote({ number, author, title, place, year, partner, url }: DocumentSource): string {
  const work = `${plain(author)}, *${plain(title)}*${plain(place)}${year ? `, ${year}` : ""}`;
  return `[^${number}]: ${work}. ${plain(partner)}, <${url}>`;
}

/** Escapes the characters of a text that would be markup. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~$]/g, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/^[-+=]/, "\\$&");
}
