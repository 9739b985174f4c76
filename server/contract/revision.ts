/**
 * The header that names the revision of the content that a response comes from. Its name does not begin with
 * `x-content-`: Chromium leaves such headers as they were when a 304 says that what it has is still good.
 */
export const REVISION_HEADER = "x-revision";
