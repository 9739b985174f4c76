/** The drawer and the sidebar in windows that change size, and in low windows. */
import { expect, test } from "vitest";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { expectFocus, panelOfSources, searchBox, sidebar } from "../support/steps.js";

useBrowser();

test("the drawer closes when the window grows, and frees the page", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await sidebar(page).waitFor();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await searchBox(page).click({ timeout: 5_000 });
  await expectFocus(searchBox(page));
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Open menu" }).waitFor();
  await searchBox(page).click();
});

test("on a phone on its side, the whole sidebar scrolls, and its foot covers nothing", async () => {
  const page = await openPage({ ...STILL, viewport: { width: 844, height: 390 } });
  await page.goto("/");
  await panelOfSources(page).waitFor();
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  const last = sidebar(page).getByRole("listitem").last();
  const settings = sidebar(page).getByRole("link", { name: "Settings" }).last();
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("link").click({ trial: true });
  const [row, foot] = [await last.boundingBox(), await settings.boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await settings.scrollIntoViewIfNeeded();
  await settings.click({ trial: true });
  await sidebar(page)
    .getByRole("button", { name: /^Theme/ })
    .click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("in a low window, the collapsed sidebar still shows what its buttons open", async () => {
  const page = await openPage({ ...STILL, viewport: { width: 1280, height: 400 } });
  await page.goto("/");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await sidebar(page).getByRole("button", { name: "Recent Searches" }).click();
  await sidebar(page).getByRole("link", { name: "Explain covenant theology" }).click({ trial: true });
  await page.keyboard.press("Escape");
  await sidebar(page)
    .getByRole("button", { name: /^Theme/ })
    .click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
});
