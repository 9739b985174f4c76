/** `npm run fonts`: makes the client's font files. */
import { writeFile } from "node:fs/promises";
import { makeFonts } from "./fonts.ts";

for (const [name, font] of await makeFonts()) {
  await writeFile(new URL(`../public/fonts/${name}`, import.meta.url), font);
  console.log(`${name}: ${font.length} bytes`);
}
