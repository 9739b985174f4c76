/** The Atom feed (RFC 4287) of new and changed answers. */
import { createHash } from "node:crypto";
import { firstParagraphOf } from "../content/first-sentence.ts";
import type { Content } from "../content/index.ts";
import type { Answer, Change } from "../contract/answer.ts";
import { markup, toDocument } from "../markup.ts";
import { answerPath } from "../shared/addresses.ts";

/** Maximum number of entries in the feed. */
const MAX_ENTRIES = 50;

/** The namespace of the ids in the feed: a random UUID that must never change. */
const NAMESPACE = "8d1c9a52-5c0e-4b0a-9d61-3f6d1f0f7c2b";

/**
 * Writes the feed: the answers that were reviewed or changed last.
 *
 * @param origin - The site's own address.
 */
export function writeFeed({ answers }: Content, origin: string): string {
  const latest = [...answers.values()]
    .toSorted((a, b) => updatedOn(b).localeCompare(updatedOn(a)))
    .slice(0, MAX_ENTRIES);
  return toDocument(markup`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${stableId("feed")}</id>
  <title>Loci</title>
  <subtitle>New and changed answers on Christian and Reformed theology, from cited sources</subtitle>
  <updated>${latest[0] ? updatedOn(latest[0]) : new Date(0).toISOString()}</updated>
  <author><name>Loci</name></author>
  <link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${origin}/"/>
  <icon>${origin}/favicon.svg</icon>${latest.map((answer) => toEntry(answer, origin))}
</feed>`);
}

function toEntry(entry: Answer, origin: string) {
  const { id, question, topic, changes } = entry;
  return markup`
  <entry>
    <id>${stableId(`answers/${id}`)}</id>
    <title>${question}</title>
    <updated>${updatedOn(entry)}</updated>
    <link rel="alternate" type="text/html" href="${origin}${answerPath(id)}"/>
    <category term="${topic.id}" label="${topic.title}"/>
    <summary>${firstParagraphOf(entry)}</summary>
    ${changes.length === 0 ? "" : markup`<content type="text">${whatChanged(changes)}</content>`}
  </entry>`;
}

/** @returns When an answer was last reviewed or changed, ISO 8601. */
function updatedOn({ timestamp, changes }: Answer): string {
  const changed = changes.map(({ date }) => new Date(date).toISOString());
  return [timestamp, ...changed].toSorted().at(-1) ?? timestamp;
}

/** @returns A line for each change, newest first. */
function whatChanged(changes: readonly Change[]): string {
  return changes
    .toReversed()
    .map(({ date, text }) => `Changed on ${date}: ${text}`)
    .join("\n");
}

/** @returns A name-based UUID (RFC 9562, version 5), so that ids do not depend on the site's address. */
function stableId(name: string): string {
  const hash = createHash("sha1")
    .update(Buffer.from(NAMESPACE.replaceAll("-", ""), "hex"))
    .update(name)
    .digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return `urn:uuid:${bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}`;
}
