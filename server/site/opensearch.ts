/** OpenSearch 1.1, which lets browsers search this site and complete questions from the address bar. */

import type { Completion } from "../contract/completions.ts";
import { answerPath, paths } from "../shared/addresses.ts";
import { element, toDocument } from "./xml.ts";

export const OPENSEARCH_TYPE = "application/opensearchdescription+xml";
export const SUGGESTIONS_TYPE = "application/x-suggestions+json";

/**
 * Writes the description that browsers read to offer the site as a search engine.
 *
 * @param origin - The site's own address.
 */
export function writeOpenSearchDescription(origin: string): string {
  const url = (type: string, path: string, more: Record<string, string> = {}) =>
    element("Url", { type, ...more, template: origin + path });
  return toDocument(
    element("OpenSearchDescription", { xmlns: "http://a9.com/-/spec/opensearch/1.1/" }, [
      element("ShortName", {}, ["Loci"]),
      element("Description", {}, ["Questions on Christian and Reformed theology, answered from cited sources"]),
      element("InputEncoding", {}, ["UTF-8"]),
      element("Language", {}, ["en"]),
      element("Image", { width: "16", height: "16", type: "image/svg+xml" }, [`${origin}/favicon.svg`]),
      url("text/html", `${paths.results}?q={searchTerms}`),
      url(SUGGESTIONS_TYPE, "/api/opensearch?q={searchTerms}", { rel: "suggestions" }),
      url(OPENSEARCH_TYPE, "/opensearch.xml", { rel: "self" }),
    ]),
  );
}

/**
 * @param typed - The text typed so far.
 * @param origin - The site's own address.
 * @returns A JSON list of the typed text, the questions that complete it, their topics and their URLs.
 */
export function writeSuggestions(typed: string, completions: readonly Completion[], origin: string): string {
  return JSON.stringify([
    typed,
    completions.map(({ question, alsoAskedAs }) => alsoAskedAs ?? question),
    completions.map(({ topic }) => topic),
    completions.map(({ id }) => origin + answerPath(id)),
  ]);
}
