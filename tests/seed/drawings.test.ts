import { expect, test } from "vitest";
import { drawCover } from "../../seed/drawings/cover.ts";
import { drawLogo, drawLogoSprite, frameNames } from "../../seed/drawings/logo.ts";
import { colourNames, colours, gold, hashOf } from "../../seed/drawings/palette.ts";
import { expectXml } from "../support/xml.ts";

/** Relative luminance and contrast as defined by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const frame of frameNames)
  test(`draws a well-formed logo with three letters in the frame ${frame}`, () => {
    const svg = drawLogo({ initials: "W&M", colour: "oxblood", frame });
    expectXml(svg);
    expect(svg.match(/<path transform=/g)).toHaveLength(3);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

test("draws all logos in one document, each with a small variant that has no frame", () => {
  const logos = ["abbey", "bethel"].map((id) => ({ id, initials: "CC", colour: "slate", frame: "panel" }) as const);
  const svg = drawLogoSprite(logos);
  expectXml(svg);
  const views = [...svg.matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g)].map(([, id, box]) => [id, box]);
  expect(views).toEqual([
    ["abbey", "0 0 40 40"],
    ["abbey.small", "40 0 40 40"],
    ["bethel", "80 0 40 40"],
    ["bethel.small", "120 0 40 40"],
  ]);
  expect(svg.match(/stroke=/g)).toHaveLength(2);
  expect(svg).toMatch(/^<svg [^>]*width="40" height="40"/);
});

for (const colour of colourNames)
  test(`sets gold letters on ${colour} at a contrast of at least 5`, () => {
    expect(contrast(colours[colour], gold)).toBeGreaterThanOrEqual(5);
  });

test("draws a well-formed cover of every binding, with its title as text alternative", () => {
  const ids = Array.from({ length: 90 }, (_, index) => `book-${index}`);
  const covers = ids.map((id) =>
    drawCover(id, "Grace & Truth", { lines: ["Grace &", "Truth"], author: ["A. Divine"] }),
  );
  for (const svg of covers) {
    expectXml(svg);
    expect(svg).toContain('aria-label="Grace &amp; Truth"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(new Set(covers.map((svg) => svg.replace(/fill="#\w+"/g, ""))).size).toBeGreaterThanOrEqual(5);
});

test("draws a book the same way each time", () => {
  const draw = () => drawCover("institutes", "Institutes", { lines: ["Institutes"], author: ["John Calvin"] });
  expect(draw()).toBe(draw());
});

for (let index = 0; index < 12; index++)
  test(`lets no text of book ${index} break out of its cover`, () => {
    const hostile = `"><script>alert('x')</script>&amp;`;
    const svg = drawCover(`book-${index}`, hostile, { lines: [hostile], author: [hostile, hostile] });
    expectXml(svg);
    expect(svg.toLowerCase()).not.toContain("<script");
  });

test("hashes as FNV-1a does", () => {
  expect([hashOf(""), hashOf("a"), hashOf("foobar")]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});
