/**
 * The client's font files, made from the packages of the fonts. `web/styles/fonts.css` says which characters each file
 * holds.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const STYLE_SHEET = new URL("../styles/fonts.css", import.meta.url);

/** The file of a package that each of our files is a part of. */
const SOURCES: Readonly<Record<string, string>> = {
  "eb-garamond": "eb-garamond/files/eb-garamond-latin-wght-normal.woff2",
  "eb-garamond-extra": "eb-garamond/files/eb-garamond-latin-wght-normal.woff2",
  "eb-garamond-italic": "eb-garamond/files/eb-garamond-latin-wght-italic.woff2",
  "eb-garamond-italic-extra": "eb-garamond/files/eb-garamond-latin-wght-italic.woff2",
  "alegreya-figures": "alegreya/files/alegreya-latin-wght-normal.woff2",
  "alegreya-figures-italic": "alegreya/files/alegreya-latin-wght-italic.woff2",
  "source-sans-3": "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "source-sans-3-extra": "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
};

/** Kerning and ligatures. Other features, such as fractions, are off unless the styles ask for them. */
const FEATURES = ["kern", "liga"];
/** Alegreya has old-style figures, and lining ones as a feature. */
const FIGURE_FEATURES = ["kern", "lnum"];
/** The size of the figures beside the letters of EB Garamond; `fonts.css` says the same. */
const FIGURE_SCALE = 0.92;

type Face = {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly familyAndStyle: string;
  /** Its `unicode-range`. */
  readonly characters: ReadonlySet<number>;
};

/** @returns The content of each font file by its name, such as `eb-garamond.woff2`. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const faces = readFaces(await readFile(STYLE_SHEET, "utf8"));
  const fonts = new Map<string, Buffer>();
  for (const [index, face] of faces.entries()) {
    const source = SOURCES[face.name];
    if (source === undefined) throw new Error(`${face.name} in fonts.css has no source in web/build/fonts.ts.`);
    // Where ranges overlap, browsers take the later face.
    const rivals = faces.slice(index + 1).filter(({ familyAndStyle }) => familyAndStyle === face.familyAndStyle);
    const own = [...face.characters].filter((character) => !rivals.some(({ characters }) => characters.has(character)));
    const font = await readFile(require.resolve(`@fontsource-variable/${source}`));
    const text = String.fromCodePoint(...own);
    fonts.set(
      `${face.name}.woff2`,
      await subsetFont(font, text, {
        targetFormat: "woff2",
        keepFeatures: face.name.includes("figures") ? FIGURE_FEATURES : FEATURES,
      }),
    );
  }
  return fonts;
}

/** @returns The figures of the PDF, as the page has them, by the names of their files. */
export async function makePrintedFigures(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const style of ["normal", "italic"])
    for (const weight of [400, 600]) {
      const source = await readFile(
        require.resolve(`@fontsource-variable/alegreya/files/alegreya-latin-wght-${style}.woff2`),
      );
      const font = await subsetFont(source, "0123456789", {
        targetFormat: "truetype",
        keepFeatures: FIGURE_FEATURES,
        variationAxes: { wght: weight },
      });
      scale(font, FIGURE_SCALE);
      fonts.set(`alegreya-${weight}${style === "italic" ? "-italic" : ""}.ttf`, font);
    }
  return fonts;
}

/** Scales a TrueType font, by the number of its units that make an em. */
function scale(font: Buffer, factor: number): void {
  const TABLES = 12;
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, index) => TABLES + 16 * index).find(
    (at) => font.toString("latin1", at, at + 4) === "head",
  );
  if (entry === undefined) throw new Error("A font has no table 'head'.");
  const unitsPerEm = font.readUInt32BE(entry + 8) + 18;
  font.writeUInt16BE(Math.round(font.readUInt16BE(unitsPerEm) / factor), unitsPerEm);
}

function readFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => {
    const descriptor = (pattern: RegExp) => {
      const value = pattern.exec(face)?.[1];
      if (value === undefined) throw new Error(`A face in fonts.css has nothing that matches ${pattern}:\n${face}`);
      return value;
    };
    return {
      name: descriptor(/url\("\/fonts\/(.+)\.woff2"\)/),
      familyAndStyle: `${descriptor(/font-family: (.+);/)} ${descriptor(/font-style: (.+);/)}`,
      characters: new Set(
        descriptor(/unicode-range:([^;]+);/)
          .split(",")
          .flatMap(readRange),
      ),
    };
  });
}

/** @param range - Such as `U+A0` or `U+20-7E`. */
function readRange(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .replace("U+", "")
    .split("-")
    .map((digits) => Number.parseInt(digits, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
