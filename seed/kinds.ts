/** What an answer of each kind must have; `seed/README.md` explains it to editors. */
import type { AnswerKind } from "../server/contract/answer.ts";

/** Bounds, both included. */
export interface Range {
  min: number;
  max: number;
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
    words: { min: 300, max: 700 },
    paragraphs: { min: 3, max: 8 },
    citations: { min: 4, max: 8 },
    partnersCited: 3,
    references: 3,
    lists: {
      alsoAsked: { min: 6, max: 12 },
      keywords: { min: 1, max: ANY },
      related: { min: 3, max: 5 },
      resources: { min: 2, max: 4 },
      furtherReading: { min: 2, max: 4 },
      phrasings: { min: 0, max: ANY },
      discuss: { min: 0, max: 6 },
    },
  },
  short: {
    words: { min: 90, max: 180 },
    paragraphs: { min: 1, max: 3 },
    citations: { min: 1, max: 3 },
    partnersCited: 1,
    references: 1,
    lists: {
      alsoAsked: { min: 3, max: 6 },
      keywords: { min: 0, max: ANY },
      related: { min: 3, max: 3 },
      resources: { min: 0, max: 2 },
      furtherReading: { min: 0, max: 2 },
      phrasings: { min: 0, max: 10 },
      discuss: { min: 0, max: 6 },
    },
  },
};
