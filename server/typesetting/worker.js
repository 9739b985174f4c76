/**
 * The worker: compiles a Typst template with data to a PDF or a picture. Plain JavaScript, so that a worker can run it
 * without a build.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { createTypstCompiler, createTypstRenderer, loadFonts } from "@myriaddreamin/typst.ts";
import { Resvg } from "@resvg/resvg-js";
import { move } from "piscina";

// The compiler is 28 MB of WebAssembly. Optimizing it would keep two processors busy for seconds, without a noticeable
// gain.
setFlagsFromString("--liftoff-only");

const FONTS = [
  "eb-garamond/400Regular/EBGaramond_400Regular.ttf",
  "eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf",
  "eb-garamond/500Medium/EBGaramond_500Medium.ttf",
  "eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf",
  "noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf",
  "noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf",
  "noto-sans-syriac/400Regular/NotoSansSyriac_400Regular.ttf",
];
const TEMPLATES = ["loci.typ", "initial.typ", "answers.typ", "sheet.typ", "card.typ"];
/** The compiler's numbers for its formats. */
const FORMATS = { vector: 0, pdf: 1 };

/** Made from Alegreya by `npm run fonts`. */
const FIGURES = ["alegreya-400.ttf", "alegreya-400-italic.ttf", "alegreya-600.ttf", "alegreya-600-italic.ttf"];

const { resolve } = createRequire(import.meta.url);
const compiler = createTypstCompiler();
await compiler.init({
  // Otherwise the compiler would fetch its own fonts.
  beforeBuild: [
    loadFonts(
      [
        ...FONTS.map((file) => resolve(`@expo-google-fonts/${file}`)),
        ...FIGURES.map((file) => new URL(`figures/${file}`, import.meta.url)),
      ].map((file) => new Uint8Array(readFileSync(file))),
      { assets: false },
    ),
  ],
});
for (const file of TEMPLATES) compiler.addSource(`/${file}`, readFileSync(new URL(file, import.meta.url), "utf8"));
const renderer = createTypstRenderer();
await renderer.init({ beforeBuild: [] });

/** The drawings of initials, as SVG, by their letters. */
const initials = new Map();

/**
 * @param {string} data For `answers.typ`, as JSON.
 * @returns {Promise<object>} The PDF.
 */
export async function makePdf(data) {
  const letters = new Set(JSON.parse(data).answers.flatMap(initialOf));
  for (const letter of letters) if (!initials.has(letter)) initials.set(letter, await draw("initial.typ", letter));
  const drawn = Object.fromEntries([...letters].map((letter) => [letter, initials.get(letter)]));
  return send(await compile("answers.typ", { data, initials: JSON.stringify(drawn) }, FORMATS.pdf));
}

/**
 * @param {{ paragraphs: { kind: string, text?: string }[][] }} answer
 * @returns {string[]} The letter that the answer opens with, if it does.
 */
function initialOf({ paragraphs }) {
  const text = paragraphs[0]?.[0]?.text ?? "";
  return /^\p{L}/u.exec(text) ?? [];
}

/**
 * @param {string} data For `sheet.typ`, as JSON.
 * @returns {Promise<object>} The PDF.
 */
export async function makeSheet(data) {
  return send(await compile("sheet.typ", { data }, FORMATS.pdf));
}

/**
 * @param {string} data For `card.typ`, as JSON.
 * @returns {Promise<object>} The picture, as PNG.
 */
export async function makeCard(data) {
  return send(new Resvg(await draw("card.typ", data), { font: { loadSystemFonts: false } }).render().asPng());
}

/**
 * @param {string} template Of one page.
 * @param {string} data
 * @returns {Promise<string>} The page, as SVG.
 */
async function draw(template, data) {
  const artifactContent = await compile(template, { data }, FORMATS.vector);
  return renderer.runWithSession({ format: "vector", artifactContent }, (session) =>
    renderer.renderSvg({ renderSession: session, data_selection: { body: true, defs: true, css: false, js: false } }),
  );
}

/**
 * @param {string} template
 * @param {Record<string, string>} inputs
 * @param {number} format
 */
async function compile(template, inputs, format) {
  const { result, diagnostics } = await compiler.compile({
    mainFilePath: `/${template}`,
    inputs,
    format,
    diagnostics: "unix",
  });
  if (!result) throw new Error(`${template} cannot be typeset: ${diagnostics?.join("; ")}`);
  return result;
}

/**
 * Transfers bytes without copying them.
 *
 * @param {Uint8Array} bytes
 */
function send(bytes) {
  return move(/** @type {ArrayBuffer} */ (bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
}
