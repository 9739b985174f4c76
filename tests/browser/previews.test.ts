/** Previews by keyboard: Tab goes from a mark into its preview and on. */
import { expect, test } from "vitest";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { expectFocus, openAnswer, tab, tabTo } from "../support/steps.js";

useBrowser();

test("Tab goes from a mark through its preview to what comes after the mark, and the focus stays there", async () => {
  const page = await openPage({ ...STILL, fresh: true });
  await page.clock.install();
  await openAnswer(page, "/results");
  const mark = page.getByRole("link", { name: "Source 2", exact: true }).first();
  const preview = page.getByRole("dialog", { name: "Source 2" });
  await tab(page, "Answer").focus();
  await tabTo(page, mark);
  await page.keyboard.press("Tab");
  const link = preview.getByRole("link", { name: /^Read on / });
  await expectFocus(link);
  await page.clock.runFor(5_000);
  await expectFocus(link);
  await page.keyboard.press("Tab");
  await expectFocus(preview.getByRole("button", { name: "Cite" }));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expectFocus(mark);
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  await page.clock.runFor(5_000);
  await expect.poll(() => preview.count()).toBe(0);
  await expectFocus(page.getByRole("link", { name: "Source 3", exact: true }).first());
});

test("at a zoom of 400 %, the focused mark and its preview are seen together", async () => {
  const page = await openPage({ ...STILL, viewport: { width: 320, height: 256 } });
  await openAnswer(page, "/results");
  const preview = page.getByRole("dialog", { name: "Source 2" });
  const mark = page.getByRole("link", { name: "Source 2", exact: true }).first();
  await tab(page, "Answer").focus();
  await tabTo(page, mark);
  await preview.waitFor();
  const bottom = await mark.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0));
  expect(bottom).toBeLessThanOrEqual((await preview.boundingBox())?.y ?? 0);
});

test("Escape closes a preview and returns the focus to its mark", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results");
  const verse = page.getByRole("link", { name: "Romans 1:18" });
  const preview = page.getByRole("dialog", { name: "Romans 1:18" });
  await tab(page, "Answer").focus();
  await tabTo(page, verse);
  await page.keyboard.press("Tab");
  await expectFocus(preview.getByRole("button", { name: "King James Version" }));
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await expectFocus(verse);
});
