/** What an answer of each kind must have; `seed/README.md` explains it to editors. */
import type { AnswerKind } from "../server/contract/answer.ts";

/** Bounds, both included. */
export interface Range {
  least: number;
  most: number;
}

export interface KindRules {
  words: Range;
  paragraphs: Range;
  citations: Range;
  /** Partners whose works are cited, at least. */
  partnersCited: number;
  /** References to Scripture in the text, at least. */
  references: number;
  /** Number of items in the lists of the front matter. */
  lists: Record<ListField, Range>;
}

export type ListField = "alsoAsked" | "keywords" | "related" | "resources" | "furtherReading" | "phrasings" | "discuss";

const ANY = Number.POSITIVE_INFINITY;

export const kindRules: Record<AnswerKind, KindRules> = {
  essay: {
    words: { least: 300, most: 700 },
    paragraphs: { least: 3, most: 8 },
    citations: { least: 4, most: 8 },
    partnersCited: 3,
    references: 3,
    lists: {
      alsoAsked: { least: 6, most: 12 },
      keywords: { least: 1, most: ANY },
      related: { least: 3, most: 5 },
      resources: { least: 2, most: 4 },
      furtherReading: { least: 2, most: 4 },
      phrasings: { least: 0, most: ANY },
      discuss: { least: 0, most: 6 },
    },
  },
  short: {
    words: { least: 90, most: 180 },
    paragraphs: { least: 1, most: 3 },
    citations: { least: 1, most: 3 },
    partnersCited: 1,
    references: 1,
    lists: {
      alsoAsked: { least: 3, most: 6 },
      keywords: { least: 0, most: ANY },
      related: { least: 3, most: 3 },
      resources: { least: 0, most: 2 },
      furtherReading: { least: 0, most: 2 },
      phrasings: { least: 0, most: 10 },
      discuss: { least: 0, most: 6 },
    },
  },
};
