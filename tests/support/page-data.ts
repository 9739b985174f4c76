/** Reads the data and metadata in a page's HTML. */
import type { PageData } from "../../server/contract/page-data.ts";

/** The data that the client starts with. */
export function readPageData(html: string): PageData {
  return JSON.parse(onlyBlock(html, /<script type="application\/json" id="page-data">(.*?)<\/script>/gs));
}

/** The JSON-LD of a page. */
export function readStructuredData(html: string): object {
  return JSON.parse(onlyBlock(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs));
}

/** The contents of the `meta` elements of a name or property. */
export function readMeta(html: string, name: string): string[] {
  return [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
    .filter(([, found]) => found === name)
    .map(([, , content = ""]) => unescapeText(content));
}

/** The text of an attribute or element. */
export function unescapeText(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function onlyBlock(html: string, pattern: RegExp): string {
  const blocks = [...html.matchAll(pattern)];
  if (blocks.length !== 1) throw new Error(`The page has ${blocks.length} such blocks.`);
  return blocks[0]?.[1] ?? "";
}
