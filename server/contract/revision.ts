/** The header that names the revision of the content that a response comes from. */
export const REVISION_HEADER = "x-content-revision";
