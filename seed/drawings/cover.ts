/**
 * Draws the covers of books: one of five bindings in one of nine colours, both chosen by a hash of the book's id. The
 * page shows them inline, so that its fonts apply.
 */
import { Markup, markup } from "../../server/markup.ts";
import { brandMark, colourNames, colours, gold, hashOf } from "./palette.ts";

const RUBRIC = "#96221B";
const INK = "#221D19";

interface CoverText {
  /** The title, broken into lines. */
  lines: string[];
  /** The author, broken into lines. */
  author: string[];
}

/** What a binding draws: the text, the colour, and the type size that fits. */
interface Setting extends CoverText {
  colour: string;
  size: number;
  lineHeight: number;
}

interface Binding {
  /** Width available for the title; the cover is 200 units wide. */
  titleWidth: number;
  draw(setting: Setting): string;
}

/** Maximum type size of the title, and the height available for all its lines. */
const MAX_SIZE = 34;
const TITLE_HEIGHT = 128;
/** Average width of a letter and height of a line, relative to the type size. */
const LETTER_WIDTH = 0.435;
const LEADING = 1.16;

const bindings: Binding[] = [
  {
    titleWidth: 142,
    draw: ({ colour, lines, size, lineHeight, author }) =>
      `${drawBackground(colour)}<g fill="none" stroke="${gold}" stroke-width="1.2"><path d="M16 14h170v272H16zM21 19h160v262H21z"/>` +
      `${drawCornerOrnament(27, 25, 0)}${drawCornerOrnament(175, 25, 90)}${drawCornerOrnament(175, 275, 180)}${drawCornerOrnament(27, 275, 270)}</g>` +
      `${drawLines(lines, 101, (lines.length > 2 ? 64 : 78) + size * 0.7, size, lineHeight, gold)}${drawBrandMark(101, 208, 0.85, gold)}${drawAuthor(author, 101, 246, 12.5, gold)}`,
  },
  {
    titleWidth: 110,
    draw: ({ colour, lines, size, lineHeight, author }) => {
      const height = lines.length * lineHeight;
      return (
        `${drawBackground(colour)}<path d="M34 46h134v${(height + 62).toFixed(0)}H34z" fill="#F5EEDF"/>` +
        `<path d="M39 51h124v${(height + 52).toFixed(0)}H39z" fill="none" stroke="${RUBRIC}" stroke-width="1.2"/>` +
        `${drawLines(lines, 101, 60 + size, size, lineHeight, INK)}${drawAuthor([author.join(" ")], 101, 84 + height, fitAuthor(author.join(" "), 118), RUBRIC)}`
      );
    },
  },
  {
    titleWidth: 122,
    draw: ({ colour, lines, size, lineHeight, author }) => {
      const height = lines.length * lineHeight;
      return (
        `${drawBackground("#EADFC9")}<rect width="52" height="300" fill="${colour}"/><path d="M52 0v300M56 0v300" stroke="${gold}"/>` +
        `${drawLines(lines, 127, 66 + size, size, lineHeight, INK)}<path d="M92 ${(84 + height).toFixed(0)}h70" stroke="${RUBRIC}" stroke-width="1.6"/>` +
        `${drawAuthor(author, 127, 110 + height, 12, "#51473D")}${drawBrandMark(27, 40, 0.8, gold)}`
      );
    },
  },
  {
    titleWidth: 136,
    draw: ({ lines, size, lineHeight, author }) =>
      `${drawBackground("#F3EAD8")}<path d="M14 14h172v272H14zM19 19h162v262H19z" fill="none" stroke="${RUBRIC}"/>` +
      `${drawLines(lines, 100, 52 + size, size, lineHeight, RUBRIC)}<path d="M36 206h128" stroke="${INK}" stroke-width=".9"/>` +
      `${drawAuthor(author, 100, 227, 12.5, INK)}${drawBrandMark(100, 262, 0.7, RUBRIC)}`,
  },
  {
    titleWidth: 160,
    draw: ({ colour, lines, size, lineHeight, author }) => {
      const height = lines.length * lineHeight;
      return (
        `${drawBackground(colour)}<g fill="none" stroke="${gold}"><path d="M0 36h200M0 264h200" stroke-width="5"/>` +
        `<path d="M0 44h200M0 256h200" stroke-width="1.2"/><path d="M72 ${(84 + height).toFixed(0)}h58"/></g>` +
        `${drawLines(lines, 101, 66 + size, size, lineHeight, gold)}${drawAuthor(author, 101, 112 + height, 13, gold)}`
      );
    },
  },
];

/**
 * Draws a book's cover.
 *
 * @param bookId - Determines binding and colour.
 * @param title - The text alternative.
 * @returns A stand-alone SVG document, 200 by 300 units, whose root has the id `cover`.
 */
export function drawCover(bookId: string, title: string, { lines, author }: CoverText): string {
  const hash = hashOf(bookId);
  const colour = colours[colourNames[hash % colourNames.length] ?? "oxblood"];
  const binding = bindings[Math.floor(hash / colourNames.length) % bindings.length] as Binding;
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(
    MAX_SIZE,
    Math.floor(binding.titleWidth / (longest * LETTER_WIDTH)),
    Math.floor(TITLE_HEIGHT / (lines.length * LEADING)),
  );
  const drawn = new Markup(binding.draw({ colour, lines, author, size, lineHeight: size * LEADING }));
  return markup`<svg xmlns="http://www.w3.org/2000/svg" id="cover" viewBox="0 0 200 300" role="img" aria-label="${title}" font-family="'Loci Serif', Garamond, Georgia, serif">${drawn}<path d="M0 0h7v300H0z" fill="#000" opacity=".16"/><path d="M8.5 0v300" stroke="#fff" stroke-opacity=".14"/></svg>`
    .source;
}

function drawBackground(colour: string): string {
  return `<rect width="200" height="300" fill="${colour}"/>`;
}

/** Draws a leaf for a corner of the frame, rotated by `turn` degrees. */
function drawCornerOrnament(x: number, y: number, turn: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c5-1 10 0 13 3 3 3 4 8 3 13-5 1-10 0-13-3S-1 5 0 0zM2 2l16 16"/>`;
}

function drawBrandMark(x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${x - 16 * scale} ${y - 16 * scale}) scale(${scale})" fill="${colour}">${brandMark}</g>`;
}

function drawLines(lines: string[], x: number, y: number, size: number, lineHeight: number, colour: string): string {
  const draw = (line: string, index: number) =>
    markup`<text x="${x}" y="${(y + index * lineHeight).toFixed(1)}" font-size="${size}" fill="${colour}" text-anchor="middle">${line}</text>`;
  return markup`${lines.map(draw)}`.source;
}

/** @returns The type size, at most 11.5, at which a line of capitals fits a width. */
function fitAuthor(line: string, width: number): number {
  const CAPITAL_WIDTH = 0.72;
  const SPACING = 1.2;
  return Math.min(11.5, Math.floor((10 * (width - SPACING * line.length)) / (line.length * CAPITAL_WIDTH)) / 10);
}

function drawAuthor(lines: string[], x: number, y: number, size: number, colour: string): string {
  const draw = (line: string, index: number) =>
    markup`<text x="${x}" y="${(y + index * 15).toFixed(0)}" font-size="${size}" fill="${colour}" text-anchor="middle" letter-spacing="1.2">${line.toUpperCase()}</text>`;
  return markup`${lines.map(draw)}`.source;
}
