/**
 * A book's cover: one of five bindings in one of nine cloths, both by hash of the book's id. Drawn by our own rules; the
 * page shows it inline, so that its fonts apply.
 */
import { clothNames, cloths, escapeSvg, gilt, hashOf, paraph } from "./cloth.ts";

const RUBRIC = "#96221B";
const INK = "#221D19";

interface CoverText {
  /** The title, broken into lines. */
  lines: string[];
  /** The author, broken into lines. */
  author: string[];
}

/** What a binding draws with: its cloth, and the title set to the measure it allows. */
interface Setting extends CoverText {
  cloth: string;
  size: number;
  lineHeight: number;
}

interface Binding {
  /** Width that the title may take, of 200. */
  measure: number;
  draw(setting: Setting): string;
}

/** Largest title, and the height that the title may take in all. */
const MAX_SIZE = 34;
const TITLE_HEIGHT = 128;
/** Width of an average letter and height of a line, by the size of the letter. */
const LETTER_WIDTH = 0.435;
const LEADING = 1.16;

const bindings: Binding[] = [
  {
    measure: 142,
    draw: ({ cloth, lines, size, lineHeight, author }) =>
      `${field(cloth)}<g fill="none" stroke="${gilt}" stroke-width="1.2"><path d="M16 14h170v272H16zM21 19h160v262H21z"/>` +
      `${leaf(27, 25, 0)}${leaf(175, 25, 90)}${leaf(175, 275, 180)}${leaf(27, 275, 270)}</g>` +
      `${setLines(lines, 101, (lines.length > 2 ? 64 : 78) + size * 0.7, size, lineHeight, gilt)}${mark(101, 208, 0.85, gilt)}${setAuthor(author, 101, 246, 12.5, gilt)}`,
  },
  {
    measure: 110,
    draw: ({ cloth, lines, size, lineHeight, author }) => {
      const height = lines.length * lineHeight;
      return (
        `${field(cloth)}<path d="M34 46h134v${(height + 62).toFixed(0)}H34z" fill="#F5EEDF"/>` +
        `<path d="M39 51h124v${(height + 52).toFixed(0)}H39z" fill="none" stroke="${RUBRIC}" stroke-width="1.2"/>` +
        `${setLines(lines, 101, 60 + size, size, lineHeight, INK)}${setAuthor([author.join(" ")], 101, 84 + height, fitAuthor(author.join(" "), 118), RUBRIC)}`
      );
    },
  },
  {
    measure: 122,
    draw: ({ cloth, lines, size, lineHeight, author }) => {
      const height = lines.length * lineHeight;
      return (
        `${field("#EADFC9")}<rect width="52" height="300" fill="${cloth}"/><path d="M52 0v300M56 0v300" stroke="${gilt}"/>` +
        `${setLines(lines, 127, 66 + size, size, lineHeight, INK)}<path d="M92 ${(84 + height).toFixed(0)}h70" stroke="${RUBRIC}" stroke-width="1.6"/>` +
        `${setAuthor(author, 127, 110 + height, 12, "#51473D")}${mark(27, 40, 0.8, gilt)}`
      );
    },
  },
  {
    measure: 136,
    draw: ({ lines, size, lineHeight, author }) =>
      `${field("#F3EAD8")}<path d="M14 14h172v272H14zM19 19h162v262H19z" fill="none" stroke="${RUBRIC}"/>` +
      `${setLines(lines, 100, 52 + size, size, lineHeight, RUBRIC)}<path d="M36 206h128" stroke="${INK}" stroke-width=".9"/>` +
      `${setAuthor(author, 100, 227, 12.5, INK)}${mark(100, 262, 0.7, RUBRIC)}`,
  },
  {
    measure: 160,
    draw: ({ cloth, lines, size, lineHeight, author }) => {
      const height = lines.length * lineHeight;
      return (
        `${field(cloth)}<g fill="none" stroke="${gilt}"><path d="M0 36h200M0 264h200" stroke-width="5"/>` +
        `<path d="M0 44h200M0 256h200" stroke-width="1.2"/><path d="M72 ${(84 + height).toFixed(0)}h58"/></g>` +
        `${setLines(lines, 101, 66 + size, size, lineHeight, gilt)}${setAuthor(author, 101, 112 + height, 13, gilt)}`
      );
    },
  },
];

/**
 * Draws a book's cover.
 *
 * @param bookId - Decides binding and cloth.
 * @param title - What it is called by to those who cannot see it.
 * @returns A stand-alone SVG document, 200 by 300 units, whose root has the id `cover`.
 */
export function drawCover(bookId: string, title: string, { lines, author }: CoverText): string {
  const hash = hashOf(bookId);
  const cloth = cloths[clothNames[hash % clothNames.length] ?? "oxblood"];
  const binding = bindings[Math.floor(hash / clothNames.length) % bindings.length] as Binding;
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(
    MAX_SIZE,
    Math.floor(binding.measure / (longest * LETTER_WIDTH)),
    Math.floor(TITLE_HEIGHT / (lines.length * LEADING)),
  );
  const text = { lines: lines.map(escapeSvg), author: author.map(escapeSvg) };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="cover" viewBox="0 0 200 300" role="img" aria-label="${escapeSvg(title)}" font-family="'Loci Serif', Garamond, Georgia, serif">` +
    `${binding.draw({ cloth, ...text, size, lineHeight: size * LEADING })}` +
    '<path d="M0 0h7v300H0z" fill="#000" opacity=".16"/><path d="M8.5 0v300" stroke="#fff" stroke-opacity=".14"/></svg>'
  );
}

function field(colour: string): string {
  return `<rect width="200" height="300" fill="${colour}"/>`;
}

/** A corner leaf. */
function leaf(x: number, y: number, turn: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c5-1 10 0 13 3 3 3 4 8 3 13-5 1-10 0-13-3S-1 5 0 0zM2 2l16 16"/>`;
}

function mark(x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${x - 16 * scale} ${y - 16 * scale}) scale(${scale})" fill="${colour}">${paraph}</g>`;
}

function setLines(lines: string[], x: number, y: number, size: number, lineHeight: number, colour: string): string {
  return lines
    .map((line, index) => {
      const at = `x="${x}" y="${(y + index * lineHeight).toFixed(1)}"`;
      return `<text ${at} font-size="${size}" fill="${colour}" text-anchor="middle">${line}</text>`;
    })
    .join("");
}

/** @returns The size, at most 11.5, at which a line of capitals stays within a width. */
function fitAuthor(line: string, width: number): number {
  const CAPITAL_WIDTH = 0.72;
  const SPACING = 1.2;
  return Math.min(11.5, Math.floor((10 * (width - SPACING * line.length)) / (line.length * CAPITAL_WIDTH)) / 10);
}

function setAuthor(lines: string[], x: number, y: number, size: number, colour: string): string {
  return lines
    .map((line, index) => {
      const at = `x="${x}" y="${(y + index * 15).toFixed(0)}"`;
      return `<text ${at} font-size="${size}" fill="${colour}" text-anchor="middle" letter-spacing="1.2">${line.toUpperCase()}</text>`;
    })
    .join("");
}
