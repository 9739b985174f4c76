/** A reference as it stands in a text: one book, one or more places in it ("John 3:16, 18"). */
export interface Reference {
  /** As written. */
  text: string;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  /** Whether every chapter and verse of it exists. */
  exists: boolean;
  /** Whether it names verses, not a whole chapter or book. */
  namesVerse: boolean;
  /** First and last verse of each place, such as `["Romans 8:28", "Romans 8:30"]`. */
  spans: [from: string, to: string][];
}
/** Finds every Scripture reference in a text, in order. */
export declare function parseReferences(text: string): Reference[];
/** @returns The words of a passage, cut after some verses; empty when it does not exist. */
export declare function passageText({ spans }: Reference): string;
