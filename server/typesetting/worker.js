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
const TEMPLATES = ["loci.typ", "answers.typ", "card.typ"];
/** The compiler's numbers for its formats. */
const FORMATS = { vector: 0, pdf: 1 };

const { resolve } = createRequire(import.meta.url);
const compiler = createTypstCompiler();
await compiler.init({
  // Otherwise the compiler would fetch its own fonts.
  beforeBuild: [
    loadFonts(
      FONTS.map((file) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${file}`)))),
      { assets: false },
    ),
  ],
});
for (const file of TEMPLATES) compiler.addSource(`/${file}`, readFileSync(new URL(file, import.meta.url), "utf8"));
const renderer = createTypstRenderer();
await renderer.init({ beforeBuild: [] });

/**
 * @param {string} data For `answers.typ`, as JSON.
 * @returns {Promise<object>} The PDF.
 */
export async function makePdf(data) {
  return send(await compile("answers.typ", data, FORMATS.pdf));
}

/**
 * @param {string} data For `card.typ`, as JSON.
 * @returns {Promise<object>} The picture, as PNG.
 */
export async function makeCard(data) {
  const artifactContent = await compile("card.typ", data, FORMATS.vector);
  const svg = await renderer.runWithSession({ format: "vector", artifactContent }, (session) =>
    renderer.renderSvg({ renderSession: session, data_selection: { body: true, defs: true, css: false, js: false } }),
  );
  return send(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

/**
 * @param {string} template
 * @param {string} data As JSON.
 * @param {number} format
 */
async function compile(template, data, format) {
  const { result, diagnostics } = await compiler.compile({
    mainFilePath: `/${template}`,
    inputs: { data },
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
