/** The addresses of citations and of files to download. */
import type { CitationFormat, CitationStyles } from "../../server/contract/export.ts";
import { type Call, callTo } from "../../server/shared/calls.ts";
import { workCall } from "./library-paths.ts";
import { answerCall } from "./paths.ts";

/** What can be cited. */
export type CiteSubject =
  /** An answer, with the sources of these partners, or with all of them. */
  | { readonly kind: "answer"; readonly answerId: string; readonly partnerIds: readonly string[] }
  | { readonly kind: "source"; readonly answerId: string; readonly number: number }
  | { readonly kind: "work"; readonly workId: string };

/** Footnotes and bibliography entries. */
export function citeCall(subject: CiteSubject): Call<CitationStyles> {
  return callTo(`${subjectCall(subject)}/cite${subject.kind === "source" ? `?source=${subject.number}` : ""}`);
}

/**
 * A file for a reference manager.
 *
 * @param allSources - The sources of an answer instead of the answer.
 */
export function citationFile(subject: CiteSubject, format: CitationFormat, allSources = false): string {
  const source = allSources ? "&source=all" : subject.kind === "source" ? `&source=${subject.number}` : "";
  return `${subjectCall(subject)}/citation?format=${format}${source}`;
}

/** An answer with its sources as a file. */
export function answerFile(answerId: string, type: "pdf" | "md", partnerIds: readonly string[]): string {
  return withQuery(`${answerCall(answerId)}.${type}`, [...named("partner", partnerIds)]);
}

/** An answer as a PDF of one or two pages for a group. */
export function sheetFile(answerId: string, partnerIds: readonly string[]): string {
  return withQuery(`${answerCall(answerId)}.pdf`, [...named("partner", partnerIds), ...sheetQuery()]);
}

/**
 * Several answers as one PDF, in this order.
 *
 * @param asSheets - Whether each is a sheet for a group.
 */
export function listFile(title: string, answerIds: readonly string[], asSheets = false): string {
  const query = [...named("answer", answerIds), ...named("title", [title]), ...(asSheets ? sheetQuery() : [])];
  return withQuery("/api/study.pdf", query);
}

/** Where paper has the size "Letter", according to the Unicode CLDR. */
const LETTER = ["US", "CA", "MX", "PH", "BZ", "CL", "CO", "CR", "GT", "NI", "PA", "PR", "SV", "VE"];

function sheetQuery(): string[] {
  // `Intl.Locale` refuses what some browsers give, such as `en-US@posix`.
  const [, region = ""] = /-([A-Z]{2})\b/.exec(navigator.language) ?? [];
  return ["form=sheet", `paper=${LETTER.includes(region) ? "us-letter" : "a4"}`];
}

function subjectCall(subject: CiteSubject): string {
  return subject.kind === "work" ? workCall(subject.workId) : answerCall(subject.answerId);
}

function named(name: string, values: readonly string[]): string[] {
  return values.map((value) => `${name}=${encodeURIComponent(value)}`);
}

function withQuery(path: string, query: readonly string[]): string {
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}
