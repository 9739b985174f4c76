/** Turns works and answers into items of CSL-JSON, the exchange format of reference managers. */
import type { Answer } from "../contract/answer.ts";
import type { CatalogueWork, Edition, WorkKind } from "../contract/library.ts";
import { typeset } from "../shared/typeset.ts";
import { type Name, readName, readNames } from "./names.ts";

export interface CslDate {
  "date-parts": number[][];
}

/** The fields of CSL-JSON that are used here. */
export interface CslItem {
  id: string;
  type: "book" | "speech" | "song" | "webpage";
  title: string;
  author?: Name[];
  editor?: Name[];
  translator?: Name[];
  issued?: CslDate;
  /** Year of the first edition, if `issued` is the year of a later one. */
  "original-date"?: CslDate;
  edition?: string;
  "container-title"?: string;
  "collection-title"?: string;
  "collection-number"?: string;
  volume?: string;
  publisher?: string;
  "publisher-place"?: string;
  genre?: string;
  version?: string;
  note?: string;
  language?: string;
  /** The library whose site publishes it. */
  source?: string;
  URL: string;
}

const KINDS: Partial<Record<WorkKind, Pick<CslItem, "type" | "genre">>> = {
  sermon: { type: "speech", genre: "Sermon" },
  hymn: { type: "song", genre: "Hymn" },
};

/**
 * @param partner - Name of the library that publishes the work.
 * @param locators - The cited places as printed; they become a note.
 */
export function itemOfWork(work: CatalogueWork, partner: string, locators: readonly string[] = []): CslItem {
  const { names, role } = readNames(work.author);
  const { translators = [], editors: more = [], year, series, remark }: Edition = work.edition ?? {};
  const editors = [...(role === "editor" ? names : []), ...more.map(readName)];
  return {
    id: work.id,
    ...(KINDS[work.kind] ?? { type: "book" }),
    title: typeset(work.title),
    ...(role === "author" && names.length > 0 && { author: names }),
    ...(editors.length > 0 && { editor: editors }),
    ...(translators.length > 0 && { translator: translators.map(readName) }),
    ...datesOf(work.publishDate, year),
    ...(remark && { edition: typeset(remark) }),
    ...(series && {
      "collection-title": series.title,
      ...(series.number && { "collection-number": series.number }),
      volume: String(series.volume),
    }),
    ...(locators.length > 0 && { note: `Cited at ${locators.map(typeset).join("; ")}` }),
    source: typeset(partner),
    URL: work.url,
  };
}

/** @param site - URL of the answer, and the revision of the content. */
export function itemOfAnswer(
  { id, question, timestamp }: Pick<Answer, "id" | "question" | "timestamp">,
  { address, revision }: { address: string; revision: string },
): CslItem {
  const [year, month, day] = timestamp.slice(0, 10).split("-").map(Number) as [number, number, number];
  return {
    id: `loci-${id}`,
    type: "webpage",
    title: typeset(question),
    "container-title": "Loci",
    publisher: "Loci",
    issued: { "date-parts": [[year, month, day]] },
    version: revision,
    language: "en",
    URL: address,
  };
}

/**
 * @param published - Year of the first edition; null if it is uncertain.
 * @param printed - Year of the edition that is cited, if the catalogue has it.
 */
function datesOf(published: string | null, printed = published): Pick<CslItem, "issued" | "original-date"> {
  const dated = (date: string): CslDate => ({ "date-parts": [[Number(date)]] });
  return {
    ...(printed !== null && { issued: dated(printed) }),
    ...(published !== null && published !== printed && { "original-date": dated(published) }),
  };
}
