/** What logos and covers share: the colours, the brand mark, and the hash. */

/** Background colours; gold letters have a contrast of at least 5 on each. */
export const colours = {
  oxblood: "#7B2A23",
  bottle: "#2C4B3B",
  prussian: "#25405E",
  umber: "#5A4231",
  slate: "#434E57",
  olive: "#555628",
  teal: "#1F5156",
  ochre: "#835318",
  brick: "#8A4327",
} as const;
export type ColourName = keyof typeof colours;
export const colourNames = Object.keys(colours) as ColourName[];

export const gold = "#F4E7CB";

/** The brand mark, 32 by 32 units. */
export const brandMark =
  '<path d="M14.2 4.2C7.9 5.2 3.4 10 3.4 16s4.5 10.8 10.8 11.8z"/><path d="M16.2 2.6h1.7v26.8h-1.7zM20.6 5.4h1.3v24h-1.3z"/>' +
  '<path d="M16.2 2.6h10.2c1.9 0 2.7-.6 3.1-1.4.3 2.8-1.2 4.2-3.9 4.2h-9.4z"/>';

/** @returns A 32-bit FNV-1a hash of a text. It is stable across versions, so that covers keep their look. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of Buffer.from(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash;
}
