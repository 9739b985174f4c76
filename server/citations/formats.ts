/** Writes items as files for reference managers. */
import type { CitationFormat } from "../contract/export.ts";
import type { CslItem } from "./csl.ts";
import { type Name, OTHERS } from "./names.ts";

/** The media type and the file extension of each format. */
export const fileTypes: Record<CitationFormat, { type: string; ending: string }> = {
  bibtex: { type: "application/x-bibtex", ending: "bib" },
  ris: { type: "application/x-research-info-systems", ending: "ris" },
  "csl-json": { type: "application/vnd.citationstyles.csl+json", ending: "json" },
};

/** @returns The content of the file. */
export function writeCitations(items: readonly CslItem[], format: CitationFormat): string {
  if (format === "csl-json") return `${JSON.stringify(items, null, 2)}\n`;
  return items.map(format === "bibtex" ? toBibtex : toRis).join("\n");
}

/** @returns An entry of BibTeX, with the fields that BibLaTeX adds to it. Letters are written as Unicode. */
function toBibtex(item: CslItem): string {
  const [year, month, day] = item.issued?.["date-parts"][0] ?? [];
  const fields = {
    author: item.author?.map(toBibtexName).join(" and "),
    editor: item.editor?.map(toBibtexName).join(" and "),
    translator: item.translator?.map(toBibtexName).join(" and "),
    // Capitals in braces stay capitals in styles that write titles in lower case.
    title: escapeTex(item.title).replace(/(?<=\s\S*)\p{Lu}[\p{L}\p{M}'’]*/gu, "{$&}"),
    edition: item.edition && escapeTex(item.edition),
    series: item["collection-title"] && escapeTex(item["collection-title"]),
    number: item["collection-number"],
    volume: item.volume,
    type: item.genre,
    publisher: item.publisher,
    year: year === undefined ? undefined : String(year),
    date: month && day ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined,
    origdate: item["original-date"]?.["date-parts"][0]?.join("-"),
    note: item.note && escapeTex(item.note),
    // Styles read addresses as they are.
    url: item.URL,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`\t${name} = {${value}},\n`] : []));
  return `@${item.type === "book" ? "book" : "misc"}{${item.id},\n${lines.join("")}}\n`;
}

function toBibtexName(name: Name): string {
  // The keyword for unnamed authors; in braces it would be a name.
  if (name === OTHERS) return "others";
  return "literal" in name ? `{${escapeTex(name.literal)}}` : `${escapeTex(name.family)}, ${escapeTex(name.given)}`;
}

function escapeTex(text: string): string {
  return text.replace(/[&%$#_{}]/g, "\\$&");
}

const RIS_TYPES: Record<CslItem["type"], string> = { book: "BOOK", speech: "SOUND", song: "SOUND", webpage: "ELEC" };

/** @returns A record of RIS, as EndNote reads it. */
function toRis(item: CslItem): string {
  const [year, month, day] = item.issued?.["date-parts"][0] ?? [];
  const names = (tag: string, list: readonly Name[] = []) =>
    list.map((name): [string, string] => [tag, "literal" in name ? name.literal : `${name.family}, ${name.given}`]);
  const fields: [tag: string, value: string | undefined][] = [
    ["TY", RIS_TYPES[item.type]],
    ["ID", item.id],
    ...names("AU", item.author),
    ...names("A2", item.editor),
    ...names("A4", item.translator),
    ["TI", item.title],
    ["T2", item["collection-title"]],
    ["M1", item["collection-number"]],
    ["VL", item.volume],
    ["M3", item.genre],
    ["ET", item.edition],
    ["PY", year === undefined ? undefined : String(year)],
    ["DA", month && day ? `${year}/${twoDigits(month)}/${twoDigits(day)}/` : undefined],
    ["OP", item["original-date"]?.["date-parts"][0]?.join("-")],
    ["PB", item.publisher],
    ["DB", item.source],
    ["LA", item.language],
    ["N1", item.note],
    ["UR", item.URL],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}\n`] : []));
  return `${lines.join("")}ER  - \n`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
