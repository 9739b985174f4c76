/** Turns an answer and its sources into items to cite, with their footnotes and bibliography entries. */
import type { Content } from "../content/index.ts";
import type { Answer, Citation } from "../contract/answer.ts";
import type { CitationStyles } from "../contract/export.ts";
import type { CatalogueWork } from "../contract/library.ts";
import { typeset } from "../shared/typeset.ts";
import { type CslItem, itemOfAnswer, itemOfWork } from "./csl.ts";
import { bibliographyEntry, footnote, type Style } from "./styles.ts";

/** @param address - URL of the answer. */
export function citeAnswer({ revision }: Content, answer: Answer, address: string): CitationStyles {
  return inBothStyles(itemOfAnswer(answer, { address, revision }), null);
}

/** A source of an answer, with the cited place. */
export function citeSource(content: Content, citation: Citation): CitationStyles {
  return inBothStyles(itemOfSource(content, citation.workId), citation.locator && placeOf(citation.locator));
}

/** A work as a whole. */
export function citeWork(content: Content, work: CatalogueWork): CitationStyles {
  return inBothStyles(itemOfCatalogue(content, work), null);
}

export function itemOfCatalogue({ partners }: Content, work: CatalogueWork): CslItem {
  return itemOfWork(work, partnerName(partners, work));
}

/** @returns The cited works without duplicates, each with all cited places. */
export function itemsOfSources(content: Content, citations: readonly Citation[]): CslItem[] {
  const locators = new Map<string, string[]>();
  for (const { workId, locator } of citations)
    locators.set(workId, [...(locators.get(workId) ?? []), ...(locator === null ? [] : [locator])]);
  return [...locators].map(([workId, places]) => itemOfSource(content, workId, places));
}

function itemOfSource({ catalogue, partners }: Content, workId: string, locators: string[] = []): CslItem {
  const work = catalogue.get(workId);
  if (work === undefined) throw new Error(`A citation names the work "${workId}", which does not exist.`);
  return itemOfWork(work, partnerName(partners, work), locators);
}

function partnerName(partners: Content["partners"], { partnerId }: CatalogueWork): string {
  return partners.find(({ id }) => id === partnerId)?.name ?? "";
}

/** Puts headings in words in quotation marks, but not names of parts such as `ch. 2` or `Romans 8:28`. */
function placeOf(locator: string): string {
  const place = typeset(locator);
  return /^\p{Lu}\D*$/u.test(place) && !/^(?:Appendix|Conclusion|Introduction|Preface|Prologue)$/.test(place)
    ? `“${place}”`
    : place;
}

function inBothStyles(item: CslItem, locator: string | null): CitationStyles {
  const forms = (style: Style) => ({
    footnote: footnote(item, locator, style),
    bibliography: bibliographyEntry(item, style),
  });
  return { sbl: forms("sbl"), chicago: forms("chicago") };
}
