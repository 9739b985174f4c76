/** The header of every answer of a route under `/api` that names the revision of the content it comes from. */
export const REVISION_HEADER = "x-content-revision";
