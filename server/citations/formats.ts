/** Writes items as files for reference managers. */
import type { CitationFormat } from "../contract/export.ts";
import type { CslItem } from "./csl.ts";

/** The media type and the file extension of each format. */
export const fileTypes: Record<CitationFormat, { type: string; ending: string }> = {
  bibtex: { type: "application/x-bibtex", ending: "bib" },
  ris: { type: "application/x-research-info-systems", ending: "ris" },
  "csl-json": { type: "application/vnd.citationstyles.csl+json", ending: "json" },
};

/** Loads the library with the first file that needs it: it would take a tenth of a second of every start. */
async function loadWriter() {
  const [{ Cite, plugins }] = await Promise.all([
    import("@citation-js/core"),
    import("@citation-js/plugin-bibtex"),
    import("@citation-js/plugin-ris"),
  ]);
  // Entries have the ids of the works, and letters are written as Unicode and not as TeX commands.
  Object.assign(plugins.config.get("@bibtex").format, { useIdAsLabel: true, checkLabel: false, asciiOnly: false });
  return Cite;
}

/** @returns The content of the file. */
export async function writeCitations(items: readonly CslItem[], format: CitationFormat): Promise<string> {
  if (format === "csl-json") return `${JSON.stringify(items, null, 2)}\n`;
  const Cite = await loadWriter();
  const written = new Cite([...items]).format(format);
  // BibTeX has a keyword for unnamed authors; in braces it would be a name.
  return `${(format === "bibtex" ? written.replaceAll(" and {others}", " and others") : written).trim()}\n`;
}
