/** Parses the catalogue's description of the edition at a work's URL: `tr. Henry Beveridge (1845)`. */
import { type Name, readNames } from "./names.ts";

export interface Edition {
  translators: Name[];
  editors: Name[];
  /** Year in which the edition was printed. */
  year: string | null;
  series: { title: string; number: string | null; volume: string } | null;
  /** Anything else, in words. */
  remark: string | null;
}

const ROLES = { tr: "translators", ed: "editors" } as const;
/** Numbered series that are known by initials. */
const SERIES =
  /^(?:in )?(?<title>Ante-Nicene Fathers|Nicene and Post-Nicene Fathers|Schaff, .+?)(?:,? (?<number>I{1,2})\.|, vol\. )(?<volume>\d+)$/;

/** @param edition - Null if the catalogue says nothing. */
export function readEdition(edition: string | null): Edition {
  const read: Edition = { translators: [], editors: [], year: null, series: null, remark: null };
  if (edition === null) return read;
  const year = / \((\d{4})\)/.exec(edition);
  read.year = year?.[1] ?? null;
  const parts = edition
    .replace(year?.[0] ?? "", "")
    // Text after a semicolon or in brackets is for the editors.
    .replace(/(?:;| \().*$/, "")
    // Commas separate the parts, except a series from its volume and Schaff from his book.
    .split(/, (?!vol\.)(?<!Schaff, )/);
  const remarks: string[] = [];
  for (const part of parts) {
    const person = /^(tr|ed)\. (.+)$/.exec(part);
    const series = SERIES.exec(part)?.groups;
    if (person) read[ROLES[person[1] as "tr" | "ed"]] = readNames(person[2] ?? "").names;
    else if (series?.title && series.volume)
      read.series = {
        title: series.title.replace("Schaff, ", ""),
        number: series.number ?? null,
        volume: series.volume,
      };
    else remarks.push(part);
  }
  if (remarks.length > 0) read.remark = remarks.join(", ");
  return read;
}
