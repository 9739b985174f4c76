/** The paths of the client's pages. Plain values, no imports: the client takes them too. */
export const paths = {
  home: "/",
  results: "/results",
  search: "/search",
  library: "/library",
  study: "/study",
  settings: "/settings",
} as const;
