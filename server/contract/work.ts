/** The works that answers cite. */
import type { Work } from "./library.ts";

/** What a work can be. */
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
export interface CitedWork extends Work {
  kind: WorkKind;
  /** The printed edition that stands at the address: `tr. Henry Beveridge (1845)`. */
  edition: string | null;
}
