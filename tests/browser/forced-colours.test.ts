/** Forced colours: borders replace what colours, fills and shadows show otherwise. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { openAnswer, searchBox, tab } from "../support/steps.js";

useBrowser();

const open = () => openPage({ forcedColors: "active" });
const style = (element: Locator, name: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
/** The value of a system colour. */
const system = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** Whether the last rows of an element are painted in another colour than the page. */
async function isMarkedBelow(element: Locator): Promise<boolean> {
  const png = (await element.screenshot()).toString("base64");
  return element.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(image.width / 2, image.height - 3, 1, 2) ?? { data: [] };
    return [...data].some((value) => value < 200);
  }, png);
}

test("only the chosen tab has a line under it", async () => {
  const page = await open();
  await openAnswer(page, "/results");
  const under = (name: string) => style(tab(page, name), "border-bottom-color");
  expect(await under("Answer")).toBe(await system(page, "Highlight"));
  expect(await under("Sources")).toBe(await system(page, "Canvas"));
  // Behind text, the browser paints a plate of the page's colour, which must not cover the line.
  expect(await isMarkedBelow(tab(page, "Answer"))).toBe(true);
  expect(await isMarkedBelow(tab(page, "Sources"))).toBe(false);
});

test("the search box that has the focus has an outline", async () => {
  const page = await open();
  await page.goto("/");
  const form = page.getByRole("search");
  await searchBox(page).focus();
  expect(await style(form, "outline-style")).toBe("solid");
  await searchBox(page).blur();
  expect(await style(form, "outline-style")).toBe("none");
});

test("only the current entry of the navigation has a border", async () => {
  const page = await open();
  await page.goto("/library");
  const places = page.getByRole("navigation", { name: "Main" });
  const edge = (name: string) => style(places.getByRole("link", { name }), "border-top-color");
  expect(await edge("Library")).toBe(await system(page, "Highlight"));
  for (const other of ["Home", "Search", "Study", "Settings"])
    expect(await edge(other)).toBe(await system(page, "Canvas"));
});
