import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeFonts } from "../../web/build/fonts.ts";

test("the font files are those that `npm run fonts` makes for the ranges of fonts.css", async () => {
  const fonts = await makeFonts();
  expect(fonts.size).toBe(8);
  for (const [name, font] of fonts) {
    const file = readFileSync(new URL(`../../web/public/fonts/${name}`, import.meta.url));
    expect([name, file.equals(font)]).toEqual([name, true]);
  }
});
