/** The built `index.html`, with placeholders that are filled for each page. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_DATA_ID, type PageData } from "../contract/page-data.ts";
import { markup } from "../markup.ts";
import { writeDataBlock } from "./head.ts";

/** @returns The client's page, or null if the client was not built. */
export function readPage(clientFolder: string): string | null {
  const file = join(clientFolder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const PAGE_DATA = "<!--page-data-->";
const ROOT = '<div id="root"></div>';

/** What replaces the placeholders. All but the data is HTML. */
export interface Filling {
  data: PageData;
  /** Replaces the head of `index.html`. */
  head?: string;
  /** What the client renders. */
  body?: string;
  /** Follows what the client renders. */
  end?: string;
}

/** @param page - As `readPage` returns it. */
export function fillPage(page: string, { data, head, body = "", end = "" }: Filling): string {
  const block = writeDataBlock(data, markup`type="application/json" id="${PAGE_DATA_ID}"`).source;
  // Functions, because a replacement string that contains `$&` would be expanded.
  const filled = page
    .replace(PAGE_DATA, () => block)
    .replace(ROOT, () => `<div id="root"${body === "" ? "" : " data-rendered"}>${body}</div>${end}`);
  return head === undefined ? filled : filled.replace(HEAD, () => head);
}

/** The scripts that load the client. */
const CLIENT =
  /<script async type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<noscript>[\s\S]*?<\/noscript>/g;

/**
 * @param page - As `readPage` returns it.
 * @param filling - HTML for the head and the body.
 * @returns The page with these only, and without the client.
 */
export function fillWithoutClient(page: string, { head, body }: { head: string; body: string }): string {
  return page
    .replace(CLIENT, "")
    .replace(PAGE_DATA, "")
    .replace(HEAD, () => head)
    .replace(ROOT, () => body);
}
