/** The paths of the client's pages and of what they show. Plain values without imports, because the client uses them too. */
export const paths = {
  home: "/",
  results: "/results",
  search: "/search",
  library: "/library",
  study: "/study",
  settings: "/settings",
  about: "/about",
} as const;

/** Below this path each passage of the Bible has a page, by its reference: `/scripture/Rom.8.28-30`. */
export const scripturePages = "/scripture";

/** Below this path each door of the home screen has a page: `/begin/new-to-faith`. */
export const doorPages = "/begin";

/** The logos of all partners in one SVG document: `/logos.svg#ccel`, or `/logos.svg#ccel.small` for small sizes. */
export const LOGO_SPRITE = "/logos.svg";
