/** `npm run fonts`: makes the font files of the client, and the figures of the PDF. */
import { writeFile } from "node:fs/promises";
import { makeFonts, makePrintedFigures } from "./fonts.ts";

for (const [folder, fonts] of [
  ["../public/fonts/", await makeFonts()],
  ["../../server/typesetting/figures/", await makePrintedFigures()],
] as const)
  for (const [name, font] of fonts) {
    await writeFile(new URL(folder + name, import.meta.url), font);
    console.log(`${name}: ${font.length} bytes`);
  }
