/** Touch: a tap on a mark or a verse opens the sheet at the bottom of the screen. */
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import {
  addressOf,
  expectAddress,
  expectFocus,
  openAnswer,
  overflowsSideways,
  sidebar,
  source,
  storedLists,
} from "../support/steps.js";

useBrowser();

const SALVATION = "/results?q=What%20is%20salvation%3F";
const openOnPhone = async () => {
  const page = await openPage({ ...STILL, viewport: PHONE, hasTouch: true, isMobile: true });
  await openAnswer(page, SALVATION);
  return page;
};

test("a tap on a mark opens the sheet; All sources leads to the tab, and Back to the mark; a tap outside closes it", async () => {
  const page = await openOnPhone();
  const mark = page.getByRole("link", { name: "Source 1", exact: true }).first();
  await mark.tap();
  const sheet = page.getByRole("dialog", { name: "Source 1" });
  await sheet.getByText("Westminster Larger Catechism").waitFor();
  const { y = 0, height = 0, width } = (await sheet.boundingBox()) ?? {};
  expect([Math.round(y + height), width]).toEqual([PHONE.height, PHONE.width]);
  expect(addressOf(page)).toBe(SALVATION);
  expect(await overflowsSideways(page)).toBe(false);
  await expectNoViolations(page, [PHONE]);

  await sheet.getByRole("button", { name: "All sources" }).tap();
  await expectFocus(source(page, 1));
  await expectAddress(page, `${SALVATION}&tab=sources`);
  await page.goBack();
  await expectFocus(mark);
  await expectAddress(page, SALVATION);
  expect(await page.getByRole("dialog").count()).toBe(0);

  for (const close of [
    () => page.touchscreen.tap(PHONE.width / 2, 20),
    () => sheet.getByRole("button", { name: "Close" }).tap(),
    () => page.keyboard.press("Escape"),
  ]) {
    await mark.tap();
    await sheet.waitFor();
    await close();
    await sheet.waitFor({ state: "detached" });
  }
  expect(addressOf(page)).toBe(SALVATION);
});

test("a row of a reading list is moved by taps, and stays where it was put", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto("/study?list=For%20Sunday&answer=grace&answer=justification&answer=faith");
  await page.getByRole("button", { name: "Add to my Study" }).tap();
  const questions = () => page.getByRole("region", { name: "For Sunday" }).getByRole("listitem").getByRole("link");
  const order = () => questions().allInnerTexts();
  await expect.poll(order).toEqual(["What is grace?", "What is justification?", "What is saving faith?"]);
  const down = page.getByRole("button", { name: "Move down: What is grace?" });
  const { width = 0, height = 0 } = (await down.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await down.tap();
  await down.tap();
  await page.getByRole("button", { name: "Move up: What is saving faith?" }).tap();
  await expect.poll(order).toEqual(["What is saving faith?", "What is justification?", "What is grace?"]);
  await expect.poll(() => storedLists(page)).toEqual([["faith", "justification", "grace"]]);
  await page.reload();
  await expect.poll(order).toEqual(["What is saving faith?", "What is justification?", "What is grace?"]);
});

test("Undo restores a search that was removed in the drawer", async () => {
  const page = await openOnPhone();
  await page.getByRole("button", { name: "Open menu" }).tap();
  const entry = sidebar(page).getByRole("link", { name: "Explain covenant theology" });
  await sidebar(page).getByRole("button", { name: "Remove: Explain covenant theology" }).tap();
  await entry.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).tap();
  await expectFocus(entry);
});

test("a tap on a verse opens the same sheet, which leads to the whole chapter and back", async () => {
  const page = await openOnPhone();
  const verse = page.getByRole("link", { name: "Romans 1:18" });
  await verse.tap();
  const sheet = page.getByRole("dialog", { name: "Romans 1:18" });
  await sheet.getByText(/^For the wrath of God/).waitFor();
  await sheet.getByRole("button", { name: "Copy" }).waitFor();
  await sheet.getByRole("link", { name: "Whole chapter" }).tap();
  await page.getByRole("heading", { level: 1, name: "Romans 1:18" }).waitFor();
  await page.getByText(/Paul, a servant of Jesus Christ/).waitFor();
  const asked = page.locator("mark");
  await expect.poll(() => asked.innerText()).toMatch(/^For the wrath of God/);
  await expect.poll(async () => (await asked.boundingBox())?.y ?? PHONE.height).toBeLessThan(PHONE.height - 100);
  await expectNoViolations(page, [PHONE]);
  await page.goBack();
  await verse.waitFor();
});
