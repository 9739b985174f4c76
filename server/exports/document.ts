/** Turns an answer into a document of its own, from which PDF, Markdown and plain text are made. */

import type { Content } from "../content/index.ts";
import type { Answer, Citation } from "../contract/answer.ts";
import { answerPath } from "../shared/addresses.ts";
import { citingOnly } from "../shared/citing-only.ts";
import { isNumeric } from "../shared/locators.ts";
import { type Inline, readParagraphs } from "../shared/paragraphs.ts";
import { typeset } from "../shared/typeset.ts";

/** A run of a paragraph, without the verses of a reference. */
export type Run = Exclude<Inline, { kind: "reference" }> | { kind: "reference"; text: string };

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
  paragraphs: Run[][];
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
  const cited = citingOnly(answer, partnerIds);
  const { id, question, topic, timestamp, citations } = cited;
  const partners = new Map(content.partners.map((partner) => [partner.id, partner.name]));
  const book = content.related.get(id)?.book ?? null;
  return {
    id,
    question: typeset(question),
    topic: typeset(topic.title),
    paragraphs: runsOf(cited),
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

const LONG_DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/**
 * @param day - `YYYY-MM-DD`.
 * @returns Such as `22 November 2026`.
 */
export function formatDate(day: string): string {
  return LONG_DATE.format(new Date(`${day}T00:00:00Z`));
}

/** @returns The runs of an answer's text. Marks whose source is not printed are left out. */
function runsOf(answer: Answer): Run[][] {
  return readParagraphs(answer).map((paragraph) =>
    paragraph.map((inline) => (inline.kind === "reference" ? { kind: inline.kind, text: inline.text } : inline)),
  );
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
