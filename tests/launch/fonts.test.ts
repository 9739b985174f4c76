import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeFonts, makePrintedFigures } from "../../web/build/fonts.ts";

test("the font files are those that `npm run fonts` makes for the ranges of fonts.css", async () => {
  const fonts = await makeFonts();
  expect(fonts.size).toBe(8);
  for (const [name, font] of fonts) {
    const file = readFileSync(new URL(`../../web/public/fonts/${name}`, import.meta.url));
    expect([name, file.equals(font)]).toEqual([name, true]);
  }
});

test("the figures of the PDF are those that `npm run fonts` makes", async () => {
  const fonts = await makePrintedFigures();
  expect(fonts.size).toBe(4);
  for (const [name, font] of fonts) {
    const file = readFileSync(new URL(`../../server/typesetting/figures/${name}`, import.meta.url));
    expect([name, file.equals(font)]).toEqual([name, true]);
  }
});
