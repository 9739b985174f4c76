/**
 * The header that names the revision of the content that a response comes from. Its name does not begin with
 * `x-content-`, because Chromium does not update such headers when it receives 304.
 */
export const REVISION_HEADER = "x-revision";
