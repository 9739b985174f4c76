/** Short messages, which come, stand at most three high, and go. */
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { openAnswer, tab, toast } from "../support/steps.js";

useBrowser();

test("are announced in a region of their own and go after four to five seconds", async () => {
  const page = await openPage();
  await page.clock.install();
  await openAnswer(page, "/results");
  await page.getByRole("button", { name: "Save in Study" }).click();
  await toast(page, "Saved in Study").waitFor();
  await page.mouse.move(10, 10);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 100)));
  await page.clock.runFor(3_000);
  await expect.poll(() => toast(page, "Saved in Study").count()).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => toast(page, "Saved in Study").count()).toBe(0);
});

test("stand at most three high, the newest lowest", async () => {
  const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await openAnswer(page, "/results");
  const messages = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Dismiss" }) });
  await page.getByRole("button", { name: "Save in Study" }).click();
  await toast(page, "Saved in Study").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await toast(page, "Link copied").waitFor();
  await page.getByRole("link", { name: "Romans 1:18" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await toast(page, "Passage copied").waitFor();
  await toast(page, "Link copied").hover(); // They stay while the rest is done.
  await tab(page, "Sources").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Share source 1" }).press("Enter");
  await expect
    .poll(async () => (await messages.innerText()).split(/\s*\n\s*/))
    .toEqual(["Saved in Study", "Passage copied", "Link copied (2)"]);
});

test("stay while they are pointed at, and go when dismissed", async () => {
  const page = await openPage();
  await page.clock.install();
  await openAnswer(page, "/results");
  await page.getByRole("button", { name: "Save in Study" }).click();
  await toast(page, "Saved in Study").hover();
  await page.clock.runFor(10_000);
  await expect.poll(() => toast(page, "Saved in Study").count()).toBe(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(() => toast(page, "Saved in Study").count()).toBe(0);
});
