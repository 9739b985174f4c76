/** Writes XML and HTML as templates: markup`<title>${text}</title>`. */

/** Characters that XML 1.0 cannot represent. */
const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Markup, which must not be escaped again. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Content = string | number | Markup | readonly Content[];

/** @returns A template in which texts are escaped, both as content and in quotation marks as attributes. Lists are joined. */
export function markup(template: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(template.map((part, index) => part + write(values[index] ?? "")).join(""));
}

function write(content: Content): string {
  if (content instanceof Markup) return content.source;
  if (typeof content === "object") return content.map(write).join("");
  return String(content)
    .replace(FORBIDDEN, "")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** @returns A document with an XML declaration. */
export function toDocument(root: Markup): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.source}\n`;
}
