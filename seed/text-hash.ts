/** The hash of what someone reads who reviews an answer. */
import { createHash } from "node:crypto";
import type { AnswerEntry } from "./content-files.ts";
import { keyOf, withoutAcknowledgement } from "./marks.ts";

/** In hexadecimal digits: enough to keep two texts of an answer apart. */
const LENGTH = 12;

/**
 * Hashes question, text and citations. The order of the citations in the file, the breaks of lines, and everything else
 * in the file make no difference.
 *
 * @returns The first 12 hexadecimal digits of the SHA-256 hash.
 */
export function textHash({ value: { question, citations }, paragraphs }: Pick<AnswerEntry, "value" | "paragraphs">) {
  const text = paragraphs.map(({ source }) => withoutAcknowledgement(source));
  const cited = citations.map((citation) => {
    return [keyOf(citation), citation.work, citation.locator ?? null, citation.snippet.trim()];
  });
  const read = JSON.stringify([question, text, cited.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))]);
  return createHash("sha256").update(read).digest("hex").slice(0, LENGTH);
}
