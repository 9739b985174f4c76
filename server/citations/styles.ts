/**
 * Footnotes and bibliography entries in two styles: that of the Society of Biblical Literature (SBL Handbook of Style,
 * second edition) and notes and bibliography of the Chicago Manual of Style (seventeenth edition).
 */
import type { StyledText } from "../contract/export.ts";
import { markup } from "../markup.ts";
import type { CslDate, CslItem } from "./csl.ts";
import { type Name, OTHERS } from "./names.ts";

export type Style = "sbl" | "chicago";

type Run = string | { italic: string };
type Author = { names: Name[]; suffix: string };

/** Maximum number of names printed in footnotes; of more, only the first is printed. */
const MAX_NAMES = 3;
const US_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * @param locator - The cited place as printed after the title: `3.21.5`, `Q. 30`; null for the whole work.
 */
export function footnote(item: CslItem, locator: string | null, style: Style): StyledText {
  if (item.type === "webpage") return styled([`“${item.title},” `, ...pageDetails(item, ", ")]);
  const author = leadOf(item, ", ed.", ", eds.");
  // The SBL joins the numbered divisions of a work to its title: "Institutes 3.1.1".
  const joined = style === "sbl" && locator !== null && /^[\d/–]+\.[\d./–]+$/.test(locator);
  const details = [
    item.translator && `trans. ${inOrder(item.translator)}`,
    item.author && item.editor && `ed. ${inOrder(item.editor)}`,
    item.edition,
    seriesOf(item, style),
  ].flatMap((detail) => (detail ? [`, ${detail}`] : []));
  const facts = factsOf(item) && ` (${factsOf(item)})`;
  const place = locator === null || joined ? "" : `, ${style === "chicago" ? abbreviated(locator) : locator}`;
  return styled([
    author.names.length > 0 ? `${inOrder(author.names)}${author.suffix}, ` : "",
    { italic: item.title },
    joined ? ` ${locator}` : "",
    ...(isOfEdition(item) ? [...details, facts] : [facts, ...details]),
    // A comma goes inside quotation marks.
    `${place}, ${item.URL}.`.replace("”, ", ",” "),
  ]);
}

/** Writes the entry in a bibliography, which has no place in the work. */
export function bibliographyEntry(item: CslItem, style: Style): StyledText {
  if (item.type === "webpage") return styled([`${sentence(`“${item.title}`, "”")} `, ...pageDetails(item, ". ")]);
  const author = leadOf(item, ", ed", ", eds");
  const original = item["original-date"];
  const details = [
    item.translator && `Translated by ${inOrder(item.translator, true)}`,
    item.author && item.editor && `Edited by ${inOrder(item.editor, true)}`,
    item.edition && capitalized(item.edition),
    seriesOf(item, style),
  ];
  const facts = factsOf(item);
  const sentences = [
    original && yearOf(original),
    ...(isOfEdition(item) ? [...details, facts] : [facts, ...details]),
    item.URL,
  ].flatMap((words) => (words ? [` ${sentence(words)}`] : []));
  return styled([
    author.names.length > 0 ? `${sentence(inverted(author.names) + author.suffix)} ` : "",
    { italic: item.title },
    /[?!.]$/.test(item.title) ? "" : ".",
    ...sentences,
  ]);
}

/** Writes the authors, or else the editors with their designation. */
function leadOf({ author, editor }: CslItem, one: string, several: string): Author {
  if (author) return { names: author, suffix: "" };
  return { names: editor ?? [], suffix: (editor?.length ?? 0) > 1 ? several : one };
}

function pageDetails({ "container-title": site, issued, URL }: CslItem, separator: string): Run[] {
  const [year = 0, month = 1, day = 1] = issued?.["date-parts"][0] ?? [];
  const reviewed = `last reviewed ${US_DATE.format(Date.UTC(year, month - 1, day))}`;
  return [[site, separator === ". " ? capitalized(reviewed) : reviewed, URL].join(separator), "."];
}

/** @returns Whether publisher and year are those of the described edition; otherwise the year is that of the work. */
function isOfEdition(item: CslItem): boolean {
  return item["original-date"] !== undefined || item.publisher !== undefined;
}

/** Writes place, publisher and year, as far as known. */
function factsOf({ "publisher-place": place, publisher, issued }: CslItem): string {
  const from = [place, publisher].filter(Boolean).join(": ");
  return [from, issued && yearOf(issued)].filter(Boolean).join(", ");
}

function seriesOf(item: CslItem, style: Style): string | undefined {
  const { "collection-title": title, "collection-number": number, volume } = item;
  if (title === undefined) return undefined;
  if (style === "sbl" && title === "Ante-Nicene Fathers") return `ANF ${volume}`;
  if (style === "sbl" && title === "Nicene and Post-Nicene Fathers")
    return `NPNF${number === "II" ? "²" : "¹"} ${volume}`;
  const series = number === undefined ? "" : `, ${number === "II" ? "2nd" : "1st"} ser.`;
  return `${title}${series}, vol. ${volume}`;
}

/** Writes names in their natural order; in a bibliography, all of them. */
function inOrder(names: readonly Name[], all = false): string {
  const named = names.filter((name) => name !== OTHERS).map(natural);
  if (named.length < names.length || (!all && named.length > MAX_NAMES))
    return `${(all ? named : named.slice(0, named.length > MAX_NAMES ? 1 : named.length)).join(", ")} et al.`;
  return listed(named);
}

/** Writes the first name with the family name first, by which the entry is sorted. */
function inverted(names: readonly Name[]): string {
  const [first, ...rest] = names.filter((name) => name !== OTHERS);
  if (first === undefined) return "";
  const lead = "family" in first ? `${first.family}, ${first.given}` : first.literal;
  const others = rest.map(natural);
  if (rest.length + 1 < names.length) return `${[lead, ...others].join(", ")}, et al.`;
  return others.length === 0 ? lead : listed([lead, ...others], ",");
}

/** Joins names; two names have a comma before "and" only if the first is inverted. */
function listed(names: readonly string[], comma = ""): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")}${names.length > 2 ? "," : comma} and ${names.at(-1)}`;
}

function natural(name: Name): string {
  return "family" in name ? `${name.given} ${name.family}` : name.literal;
}

/** Chicago's abbreviations for the parts of a work. */
function abbreviated(locator: string): string {
  return locator
    .replace(/\bch\. /g, "chap. ")
    .replace(/\bsect\. /g, "sec. ")
    .replace(/\bbook /g, "bk. ")
    .replace(/\bpara\. /g, "par. ");
}

function yearOf(date: CslDate): string {
  return String(date["date-parts"][0]?.[0] ?? "");
}

/** Ends a text with a full stop, unless it has one, before any closing quotation mark. */
function sentence(words: string, closing = ""): string {
  return /[?!.]$/.test(words) ? words + closing : `${words}.${closing}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function styled(runs: readonly Run[]): StyledText {
  return {
    text: runs.map((run) => (typeof run === "string" ? run : run.italic)).join(""),
    html: markup`${runs.map((run) => (typeof run === "string" ? run : markup`<i>${run.italic}</i>`))}`.source,
  };
}
