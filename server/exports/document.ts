/** Turns an answer into a document of its own, from which PDF, Markdown and plain text are made. */

import type { Content } from "../content/index.ts";
import type { Answer, Citation } from "../contract/answer.ts";
import { answerPath } from "../shared/addresses.ts";
import { citingOnly } from "../shared/citing-only.ts";
import { isNumeric } from "../shared/locators.ts";
import { typeset } from "../shared/typeset.ts";

/** A run of a paragraph; a `mark` is the number of a source, a `reference` a passage of Scripture, kept on one line. */
export type Inline = { kind: "text" | "italic" | "reference"; text: string } | { kind: "mark"; number: number };

export interface DocumentSource {
  number: number;
  author: string;
  title: string;
  /** The place in the work, with its separator from the title: `, Q. 30` or ` 3.21.5`; empty for the whole work. */
  place: string;
  year: string | null;
  partner: string;
  url: string;
}

export interface AnswerDocument {
  id: string;
  question: string;
  topic: string;
  paragraphs: Inline[][];
  sources: DocumentSource[];
  book: { title: string; author: string; source: string; price: string; url: string } | null;
  /** URL of the answer. */
  address: string;
  /** When the answer was last reviewed, `YYYY-MM-DD`. */
  reviewed: string;
  revision: string;
}

/**
 * @param partnerIds - Only the sources of these partners are printed, with their numbers; if empty, all are.
 * @param origin - Of this site, for the answer's address: `https://loci.example`.
 */
export function answerDocument(
  content: Content,
  answer: Answer,
  { partnerIds, origin }: { partnerIds: readonly string[]; origin: string },
): AnswerDocument {
  const { id, question, topic, timestamp, citations } = citingOnly(answer, partnerIds);
  const partners = new Map(content.partners.map((partner) => [partner.id, partner.name]));
  const book = content.related.get(id)?.book ?? null;
  return {
    id,
    question: typeset(question),
    topic: typeset(topic.title),
    paragraphs: readParagraphs(answer, new Set(citations.map(({ number }) => number))),
    sources: citations.map((citation) => ({
      number: citation.number,
      author: typeset(citation.author),
      title: typeset(citation.title),
      place: placeOf(citation),
      year: yearOf(citation),
      partner: typeset(partners.get(citation.partnerId) ?? ""),
      url: citation.url,
    })),
    book: book && {
      title: typeset(book.title),
      author: typeset(book.author),
      source: typeset(book.source),
      price: typeset(book.price),
      url: book.url,
    },
    address: origin + answerPath(id),
    reviewed: timestamp.slice(0, 10),
    revision: content.revision,
  };
}

/** Splits the text of an answer into runs. Marks whose source is not printed are left out. */
function readParagraphs({ answer, passages }: Answer, numbers: ReadonlySet<number>): Inline[][] {
  // Longer references come first: `1 John 3:16` contains `John 3:16`.
  const references = passages
    .map(({ reference }) => typeset(reference))
    .sort((one, other) => other.length - one.length)
    .map((reference) => reference.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // One look behind for all references: one for each takes ten times as long. Without references, this never matches.
  const anyReference = String.raw`(?<![\p{L}\d])(?:${references.join("|") || "(?!)"})(?!\d)`;
  const pieces = new RegExp(String.raw`(\[\d+\]|\*[^*]+\*|${anyReference})`, "u");
  return typeset(answer)
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .split(pieces)
        .flatMap((piece, index): Inline[] => {
          const mark = /^\[(\d+)\]$/.exec(piece);
          if (mark) return numbers.has(Number(mark[1])) ? [{ kind: "mark", number: Number(mark[1]) }] : [];
          const italic = /^\*([^*]+)\*$/.exec(piece);
          if (italic) return [{ kind: "italic", text: italic[1] ?? "" }];
          // Every second piece is a match of the pattern.
          return piece === "" ? [] : [{ kind: index % 2 === 1 ? "reference" : "text", text: piece }];
        }),
    )
    .filter((paragraph) => paragraph.length > 0);
}

/** @returns The locator with its separator from the title. */
function placeOf({ locator }: Pick<Citation, "locator">): string {
  if (locator === null) return "";
  return `${isNumeric(locator) ? " " : ", "}${typeset(locator)}`;
}

/** Removes leading zeros from a year. */
function yearOf({ publishDate }: Pick<Citation, "publishDate">): string | null {
  return publishDate?.replace(/^0+(?=\d)/, "") ?? null;
}
