/** What a cited work is. */
export const workKinds = [
  "confession",
  "catechism",
  "creed",
  "treatise",
  "commentary",
  "sermon",
  "hymn",
  "letter",
  "biography",
  "scripture",
] as const;
export type WorkKind = (typeof workKinds)[number];

/** A work as the catalogue holds it; a citation adds a place in it. */
export interface CitedWork {
  id: string;
  partnerId: string;
  title: string;
  /** The title as citations print it before a locator, where that is shorter. */
  shortTitle: string | null;
  author: string;
  /** Year of first publication; null where it is not certain. */
  publishDate: string | null;
  kind: WorkKind | null;
  /** The printed edition that stands at the address: `tr. Henry Beveridge (1845)`. */
  edition: string | null;
  url: string;
}
