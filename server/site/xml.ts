/** Writes XML. */

/** Characters that XML 1.0 cannot represent. */
const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A serialized element, which must not be escaped again. */
export class Xml {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/**
 * Serializes an element.
 *
 * @param name - A trusted name; it is not escaped.
 * @param attributes - Values by name; the values are escaped.
 * @param children - Texts, which are escaped, and elements.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (string | Xml)[] = [],
): Xml {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeText(value)}"`)].join(" ");
  const content = children.map((child) => (child instanceof Xml ? child.source : escapeText(child))).join("");
  return new Xml(content === "" ? `<${start}/>` : `<${start}>${content}</${name}>`);
}

/** @returns A document with an XML declaration. */
export function toDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.source}\n`;
}

function escapeText(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
