/**
 * Draws the logos of partners: initials on a coloured ground, in a frame. Our own drawings, and nobody's trademarks.
 */

import { Markup, markup } from "../../server/markup.ts";
import capitals from "./glyphs.json" with { type: "json" };
import { type ColourName, colours, gold } from "./palette.ts";

/**
 * The outline of a letter, as SVG path data with y upwards, and its left and right edge. Logos need outlines, because the
 * page's fonts are not available in an image.
 */
interface Glyph {
  path: string;
  left: number;
  right: number;
}

/** The capitals A to Z and the ampersand, 1000 units to the em, from EB Garamond (SIL Open Font License). */
const glyphs: Readonly<Record<string, Glyph>> = capitals;

interface Frame {
  /** Two nested outlines, within 40 by 40 units. */
  outlines: string;
  /** Width available for the letters. */
  maxWidth: number;
  /** Maximum height of the capitals. */
  capHeight: number;
  /** Vertical centre of the letters. */
  middle: number;
}

const frame = (maxWidth: number, outlines: string, capHeight = 14, middle = 20): Frame => {
  return { outlines, maxWidth, capHeight, middle };
};

const frameShapes = {
  panel: frame(21.5, '<path d="M4.5 4.5h31v31h-31z"/><path d="M6.7 6.7h26.6v26.6H6.7z"/>', 15),
  roundel: frame(20, '<circle cx="20" cy="20" r="16"/><circle cx="20" cy="20" r="13.8"/>'),
  lozenge: frame(16.5, '<path d="M20 2.8 37.2 20 20 37.2 2.8 20z"/><path d="M20 5.9 34.1 20 20 34.1 5.9 20z"/>', 12.5),
  arch: frame(
    20,
    '<path d="M5.5 36V17.5C5.5 9.5 12 4 20 4s14.5 5.5 14.5 13.5V36z"/><path d="M7.7 33.8V17.6C7.7 10.8 13.2 6.2 20 6.2s12.3 4.6 12.3 11.4v16.2z"/>',
    14,
    21.4,
  ),
  octagon: frame(
    20.5,
    '<path d="M13.2 3.6h13.6l9.6 9.6v13.6l-9.6 9.6H13.2l-9.6-9.6V13.2z"/><path d="M14.1 5.8h11.8l8.3 8.3v11.8l-8.3 8.3H14.1l-8.3-8.3V14.1z"/>',
  ),
  shield: frame(
    20,
    '<path d="M5.2 4.5h29.6v15.7c0 8.3-6.3 13.5-14.8 16.3C11.5 33.7 5.2 28.5 5.2 20.2z"/><path d="M7.4 6.7h25.2v13.4c0 6.9-5.2 11.4-12.6 14-7.4-2.6-12.6-7.1-12.6-14z"/>',
    14,
    18.3,
  ),
  quatrefoil: frame(
    19.5,
    '<path d="M12.4 12.4C11.4 7.2 15 3.4 20 3.4s8.6 3.8 7.6 9C32.8 11.4 36.6 15 36.6 20s-3.8 8.6-9 7.6c1 5.2-2.6 9-7.6 9s-8.6-3.8-7.6-9c-5.2 1-9-2.6-9-7.6s3.8-8.6 9-7.6z"/>',
  ),
  oval: frame(21.5, '<ellipse cx="20" cy="20" rx="16.5" ry="14"/><ellipse cx="20" cy="20" rx="14.3" ry="11.8"/>'),
  ticket: frame(
    23,
    '<path d="M9 4.5h22a4.5 4.5 0 0 0 4.5 4.5v22a4.5 4.5 0 0 0-4.5 4.5H9A4.5 4.5 0 0 0 4.5 31V9A4.5 4.5 0 0 0 9 4.5z"/>',
  ),
} satisfies Record<string, Frame>;
export type FrameName = keyof typeof frameShapes;
export const frameNames = Object.keys(frameShapes) as FrameName[];

/** Under 28 px there is no frame, and the letters are larger. */
const smallFrame = frame(31, "", 21);

/** Height of a capital and space between two, in the glyphs' units. */
const CAP_HEIGHT = 654;
const LETTER_GAP = 46;

/** What a logo shows. */
export interface Logo {
  /** One to three of A to Z and &. */
  initials: string;
  colour: ColourName;
  frame: FrameName;
}

/** @returns A stand-alone SVG document, 40 by 40 units. */
export function drawLogo(logo: Logo): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawShapes(logo, false)}</svg>`;
}

/**
 * Draws all logos in one document, which a browser loads once. A fragment shows one of them: its id, or its id and
 * `.small` for the variant for sizes under 28 px.
 */
export function drawLogoSprite(logos: readonly (Logo & { id: string })[]): string {
  const shapes = logos.flatMap((logo): [id: string, shapes: string][] => [
    [logo.id, drawShapes(logo, false)],
    [`${logo.id}.small`, drawShapes(logo, true)],
  ]);
  const views = shapes.map(
    ([id, drawn], index) =>
      markup`<view id="${id}" viewBox="${40 * index} 0 40 40"/><g transform="translate(${40 * index})">${new Markup(drawn)}</g>`,
  );
  // As large as one logo, for browsers that take an image's proportions from the document and not from the view.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">${markup`${views}`.source}</svg>`;
}

function drawShapes({ initials, colour, frame }: Logo, small: boolean): string {
  const shape = small ? smallFrame : frameShapes[frame];
  const border = small
    ? ""
    : `<g fill="none" stroke="${gold}" stroke-opacity=".62" stroke-width=".8">${shape.outlines}</g>`;
  return (
    `<rect width="40" height="40" rx="${small ? 3 : 2}" fill="${colours[colour]}"/>` +
    `${border}<g fill="${gold}">${drawLetters(initials, shape)}</g>`
  );
}

function drawLetters(initials: string, shape: Frame): string {
  const letters = [...initials].flatMap((character) => glyphs[character] ?? []);
  const width = letters.reduce((sum, glyph) => sum + glyph.right - glyph.left, LETTER_GAP * (letters.length - 1));
  const scale = Math.min(shape.maxWidth / width, shape.capHeight / CAP_HEIGHT);
  const baseline = shape.middle + (CAP_HEIGHT * scale) / 2;
  let x = 20 - (width * scale) / 2;
  return letters
    .map((glyph) => {
      const at = `translate(${(x - glyph.left * scale).toFixed(2)} ${baseline.toFixed(2)})`;
      x += (glyph.right - glyph.left + LETTER_GAP) * scale;
      return `<path transform="${at} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path}"/>`;
    })
    .join("");
}
