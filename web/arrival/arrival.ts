/** What happens when a visitor arrives at a history entry: where the window scrolls, what is focused and announced. */

/** The facts of an arrival. */
export type Arrival = {
  /** By loading the page, by a link or a search, by an address that replaces the previous one, or by back or forward. */
  readonly by: "load" | "push" | "replace" | "pop";
  /** Whether the visitor could read the page before the client ran, because the server had rendered it. */
  readonly rendered: boolean;
  /** Whether the entry only changes the page that is shown, as a filter does. */
  readonly inPlace: boolean;
  /** Whether a link led to the address that was shown already. */
  readonly repeated: boolean;
  /** The id of the place that the address names, or of the mark that Back returns to; null if there is none. */
  readonly place: string | null;
  /** Where the window stood when the visitor left this entry, in pixels; null if unknown. */
  readonly stored: number | null;
};

export type Conduct = {
  /** A position in pixels, the place, or nowhere. */
  readonly scroll: number | "place" | "stay";
  /**
   * The place; the page, by its search box or its heading; the search box alone, if the visitor has not done anything
   * yet; or nothing.
   */
  readonly focus: "place" | "page" | "search box" | "stay";
  /** Whether the page's title is announced, unless the focus reads it out already. */
  readonly announce: boolean;
};

const STAY: Conduct = { scroll: "stay", focus: "stay", announce: false };

/**
 * A page that is loaded leaves scroll and focus to the browser and the reader, unless its address names a place or the
 * page had to be drawn first; a link leads to the top or to a place; back and forward lead to where the visitor was.
 */
export function conductOf({ by, rendered, inPlace, repeated, place, stored }: Arrival): Conduct {
  const placeOr = <Other>(other: Other) => (place === null ? other : "place");
  switch (by) {
    case "load":
      return {
        scroll: rendered ? "stay" : (stored ?? placeOr("stay")),
        focus: placeOr("search box"),
        announce: false,
      };
    case "pop":
      return { scroll: stored ?? placeOr(0), focus: placeOr("search box"), announce: place === null };
    case "replace":
    case "push":
      // What a link to the shown address replaces, the visitor has asked for again.
      if (inPlace || (by === "replace" && !repeated)) return STAY;
      return { scroll: placeOr(0), focus: placeOr("page"), announce: place === null };
  }
}
