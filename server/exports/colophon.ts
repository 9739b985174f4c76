/** Writes the lines that say where an exported answer comes from. */
import type { AnswerDocument } from "./document.ts";

const LONG_DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/**
 * @param day - `YYYY-MM-DD`.
 * @returns Such as `22 November 2026`.
 */
export function formatDate(day: string): string {
  return LONG_DATE.format(new Date(`${day}T00:00:00Z`));
}

/** @param link - Writes a URL as a link in the current format. */
export function colophon(
  { address, reviewed, revision }: Pick<AnswerDocument, "address" | "reviewed" | "revision">,
  link: (url: string) => string,
): string {
  return `From Loci, ${link(address)}. Last reviewed on ${formatDate(reviewed)}, revision ${revision}.`;
}
