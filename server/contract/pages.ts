/** The paths of the client's pages. Plain values without imports, because the client uses them too. */
export const paths = {
  home: "/",
  results: "/results",
  search: "/search",
  library: "/library",
  study: "/study",
  settings: "/settings",
} as const;

/** Below this path each passage of the Bible has a page, by its reference: `/scripture/Rom.8.28-30`. */
export const scripturePages = "/scripture";
