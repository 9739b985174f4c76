/** The data that the server embeds in a page, so that the client does not fetch it. */

export interface PageData {
  /** Name of the revision that the page shows. */
  readonly revision: string;
  /** How long the questions that visitors leave for the editors are kept, in days; null if none are taken. */
  readonly questionDays: number | null;
  /** Whether other sites may frame answers. */
  readonly embeds?: true;
  /** What the client would fetch first: bodies of responses by their addresses, such as `/api/partners`. */
  readonly responses: Readonly<Record<string, unknown>>;
  /**
   * The addresses of responses that the page shows and does not contain, because they are longer than the page. The
   * client fetches them before it continues from what the server has rendered.
   */
  readonly left: readonly string[];
}

/** The id of the element that holds it, as JSON. */
export const PAGE_DATA_ID = "page-data";

/**
 * Renders a page of the client to HTML.
 *
 * @param address - Path and query.
 * @param data - With the responses that the page leaves to the client; anything missing is rendered as loading.
 * @throws {Error} if a part of the page cannot be rendered.
 */
export type RenderPage = (address: string, data: PageData) => string;
