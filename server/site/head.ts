/** The head of a page: what search engines, previews of links and reference managers read. */
import { Markup, markup } from "../markup.ts";

/** What a page says of itself. Texts are plain; they are escaped here. */
export interface Head {
  /** Without the site's name. */
  title: string;
  description: string;
  /** Path of the canonical page for this content; null for a page that search engines should not index. */
  canonicalPath: string | null;
  /** When an article was last changed, ISO 8601. */
  changed?: string;
  /** Path of a preview image, 1200 by 630 pixels. */
  imagePath?: string;
  /** The topic of an article. */
  section?: string;
  /** Names and contents of further `meta` elements. */
  metadata?: readonly (readonly [name: string, content: string])[];
  /** JSON-LD. */
  structuredData?: object;
}

const SITE_NAME = "Loci";

/**
 * @param origin - The site's own address.
 * @returns HTML for the head of a document. The client removes what has `data-about-page` when it shows another page.
 */
export function writeHead(head: Head, origin: string): string {
  const { title, description, canonicalPath, imagePath, changed, section, metadata = [], structuredData } = head;
  const url = canonicalPath === null ? null : origin + canonicalPath;
  const image = imagePath && origin + imagePath;
  const properties: [string, string | null | undefined][] = [
    ["og:site_name", SITE_NAME],
    ["og:type", changed === undefined ? "website" : "article"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", image],
    ["og:image:width", image && "1200"],
    ["og:image:height", image && "630"],
    ["og:image:alt", image && title],
    ["article:modified_time", changed],
    ["article:section", section],
  ];
  const named: (readonly [string, string])[] = [
    ["description", description],
    ["twitter:card", image ? "summary_large_image" : "summary"],
    ...(url === null ? [["robots", "noindex"] as const] : []),
    ...metadata,
  ];
  const elements = [
    ...(url === null ? [] : [markup`<link rel="canonical" href="${url}" data-about-page>`]),
    ...named.map(([name, content]) => markup`<meta name="${name}" content="${content}" data-about-page>`),
    ...properties.flatMap(([property, content]) =>
      content ? [markup`<meta property="${property}" content="${content}" data-about-page>`] : [],
    ),
    ...(structuredData ? [writeDataBlock(structuredData, markup`type="application/ld+json" data-about-page`)] : []),
  ];
  return markup`<title>${title} · ${SITE_NAME}</title>${elements.map(
    (element) => markup`
    ${element}`,
  )}`.source;
}

/**
 * Writes JSON in a `script` element. `<` is escaped, so that no text in the data can end the element.
 *
 * @param attributes - Their `type` must be that of a data block, such as `application/json`.
 */
export function writeDataBlock(data: object, attributes: Markup): Markup {
  const json = JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return markup`<script ${attributes}>${new Markup(json)}</script>`;
}
