/** What the server puts into a page beside its markup, so that the client need not fetch it. */

export interface PageData {
  /** Name of the revision of the content that the page is of. */
  readonly revision: string;
  /** Whether visitors may leave questions for the editors. */
  readonly keepsQuestions: boolean;
  /** What the client would fetch first: bodies of responses by their addresses, such as `/api/partners`. */
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The id of the element that holds it, as JSON. */
export const PAGE_DATA_ID = "page-data";

/**
 * Renders a page of the client to HTML.
 *
 * @param address - Path and query.
 * @param data - As the page will hold it: what is missing is shown as loading.
 * @throws When a part of the page cannot be rendered.
 */
export type RenderPage = (address: string, data: PageData) => string;
