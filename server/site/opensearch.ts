/** OpenSearch 1.1, which lets browsers search this site and complete questions from the address bar. */

import type { Completion } from "../contract/completions.ts";
import { markup, toDocument } from "../markup.ts";
import { answerPath, paths } from "../shared/addresses.ts";

export const OPENSEARCH_TYPE = "application/opensearchdescription+xml";
export const SUGGESTIONS_TYPE = "application/x-suggestions+json";

/**
 * Writes the description that browsers read to offer the site as a search engine.
 *
 * @param origin - The site's own address.
 */
export function writeOpenSearchDescription(origin: string): string {
  return toDocument(markup`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Loci</ShortName>
  <Description>Questions on Christian and Reformed theology, answered from cited sources</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en</Language>
  <Image width="16" height="16" type="image/svg+xml">${origin}/favicon.svg</Image>
  <Url type="text/html" template="${origin}${paths.results}?q={searchTerms}"/>
  <Url type="${SUGGESTIONS_TYPE}" rel="suggestions" template="${origin}/api/opensearch?q={searchTerms}"/>
  <Url type="${OPENSEARCH_TYPE}" rel="self" template="${origin}/opensearch.xml"/>
</OpenSearchDescription>`);
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
