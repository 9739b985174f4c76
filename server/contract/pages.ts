/** The paths of the client's pages. Plain values without imports, because the client uses them too. */
export const paths = {
  home: "/",
  results: "/results",
  search: "/search",
  library: "/library",
  study: "/study",
  settings: "/settings",
} as const;
