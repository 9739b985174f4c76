/** Footnotes and bibliography entries. */
import type { CitationStyles } from "../../server/contract/export.ts";
import { type CiteSubject, citeCall } from "../lib/export-paths.ts";
import { type Query, useQuery } from "./use-query.ts";

export function useCitation(subject: CiteSubject): Query<CitationStyles> {
  return useQuery<CitationStyles>(citeCall(subject));
}
