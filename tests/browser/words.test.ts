/** Tools have words: beside their icons, and in a narrow window in one sheet. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { openAnswer, toast } from "../support/steps.js";

useBrowser();

const TOOLS = ["Share", "Cite", "Save as PDF", "Save"];
const shown = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button")
    .filter({ visible: true })
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).innerText.trim()));

test("on a phone, one button opens the tools of an answer with their names, and a press closes them", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await openAnswer(page, "/answers/grace");
  expect(await shown(page)).not.toContain("Save as PDF");
  const opener = page.getByRole("button", { name: "Tools" });
  await opener.click();
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining(TOOLS));
  for (const name of TOOLS.slice(0, 3)) {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    expect([box?.height ?? 0, box?.width ?? 0].map((side) => side >= 44)).toEqual([true, true]);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => shown(page)).not.toContain("Save as PDF");

  await opener.click();
  await page.getByRole("button", { name: "Save in Study" }).click();
  await toast(page, "Saved in Study").waitFor();
  await expect.poll(() => shown(page)).not.toContain("Save as PDF");

  await opener.click();
  await page.getByRole("button", { name: "Cite", exact: true }).click();
  await page.getByRole("dialog", { name: "Cite this answer" }).getByRole("heading").first().waitFor();
  await page.keyboard.press("Escape");

  await page.goto("/study");
  await page.getByRole("button", { name: "Cite", exact: true }).waitFor();
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining(["Cite", "Share", "Lists", "Remove"]));
  await page.getByRole("button", { name: "Tools" }).click();
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining(["Export as Markdown", "Save all as PDF"]));
  await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export as Markdown" }).click()]);
});

test("in a wider window each tool stands beside its icon, and copying has another sign than citing", async () => {
  const page = await openPage();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openAnswer(page, "/answers/grace");
    expect(await shown(page)).toEqual(expect.arrayContaining(TOOLS));
    expect(await shown(page)).not.toContain("Tools");
    const heights = await page
      .getByRole("main")
      .getByRole("button", { name: /^(?:Share|Cite|Save as PDF|Save in Study)$/ })
      .evaluateAll((buttons) => buttons.map(({ clientHeight }) => clientHeight));
    expect([heights.length, new Set(heights).size]).toEqual([4, 1]);
  }
  const sign = (name: string) =>
    page.getByRole("button", { name, exact: true }).first().locator("path").getAttribute("d");
  const cite = await sign("Cite");
  await page.goto("/scripture/John.3.16");
  expect(await sign("Copy")).not.toBe(cite);
});
