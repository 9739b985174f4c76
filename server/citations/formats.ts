/** Writes items as the files that reference managers read. */
import { Cite, plugins } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import type { CitationFormat } from "../contract/export.ts";
import type { CslItem } from "./csl.ts";

/** The media type and the ending of the files of each format. */
export const fileTypes: Record<CitationFormat, { type: string; ending: string }> = {
  bibtex: { type: "application/x-bibtex", ending: "bib" },
  ris: { type: "application/x-research-info-systems", ending: "ris" },
  "csl-json": { type: "application/vnd.citationstyles.csl+json", ending: "json" },
};

// Entries are called as the works are in the catalogue, and letters are written as they are, not as commands of TeX.
Object.assign(plugins.config.get("@bibtex").format, { useIdAsLabel: true, checkLabel: false, asciiOnly: false });

/** @returns The text of the file. */
export function writeCitations(items: readonly CslItem[], format: CitationFormat): string {
  if (format === "csl-json") return `${JSON.stringify(items, null, 2)}\n`;
  const written = new Cite([...items]).format(format);
  // BibTeX has words of its own for those who are not named; in braces they would be a name.
  return `${(format === "bibtex" ? written.replaceAll(" and {others}", " and others") : written).trim()}\n`;
}
