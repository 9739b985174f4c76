/** How Study is stored: several tabs, and files. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { DESKTOP, openPage, STILL, useBrowser } from "../support/browser.js";
import { makeSavedAnswer } from "../support/make-study.ts";
import { openAnswer, tab, toast } from "../support/steps.js";
import { storeValues } from "../support/visitor-database.ts";

useBrowser();

const rows = (page: Page) => page.getByRole("region", { name: "For Sunday" }).getByRole("listitem");
const bookmark = (page: Page) => page.getByRole("button", { name: "Save in Study" });

test("two tabs show the same data, and neither overwrites the other's changes", async () => {
  const one = await openPage(STILL);
  const other = await one.context().newPage();
  await openAnswer(one, "/results?q=What%20is%20salvation%3F");
  await other.goto("/study");
  await tab(other, /^Saved answers$/).waitFor();
  await bookmark(one).click();
  await tab(other, "Saved answers (1)").waitFor();
  await other.getByRole("button", { name: "Add a note" }).click();
  await other.keyboard.type("From the other tab.");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await openAnswer(one, "/results?q=What%20is%20grace%3F");
  await bookmark(one).click();
  await tab(other, "Saved answers (2)").waitFor();
  await tab(other, "Notes (1)").waitFor();
  await other.getByRole("button", { name: "Remove from Study" }).first().click();
  await expect.poll(() => bookmark(one).getAttribute("aria-pressed")).toBe("false");
});

test("an exported file can be imported into another browser", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results");
  await bookmark(page).click();
  await toast(page, "Saved in Study").waitFor();
  await page.goto("/study");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /^Markdown/ }).waitFor();
  await expectNoViolations(page, [DESKTOP]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /^JSON/ }).click(),
  ]);
  const elsewhere = await openPage(STILL);
  await elsewhere.goto("/study");
  const buffer = Buffer.concat(await (await download.createReadStream()).toArray());
  const json = { name: download.suggestedFilename(), mimeType: "application/json", buffer };
  await elsewhere.getByLabel("File to import").setInputFiles(json);
  await toast(elsewhere, "One answer imported").waitFor();
  await elsewhere.getByRole("article", { name: "What is salvation?" }).waitFor();
  await elsewhere.getByLabel("File to import").setInputFiles({ ...json, buffer: Buffer.from("no") });
  await elsewhere
    .getByRole("alert")
    .getByText(/it is not JSON/)
    .waitFor();
  await expectNoViolations(elsewhere);
});

test("shows the present text of an answer that has changed since it was saved, and a shared list", async () => {
  const page = await openPage(STILL);
  const { answer, citations } = await (await fetch(`${inject("baseUrl")}/api/answers/salvation`)).json();
  const copy = { version: "0", text: "Once it was this.", citations };
  const opening = /\w+ \w+/.exec(answer)?.[0] ?? "";
  await storeValues(page, { study: { answers: [makeSavedAnswer("salvation", { copy })], notes: [] } });
  await page.goto("/study");
  await page.getByRole("button", { name: "Changed since you saved it" }).click();
  await page.getByRole("article").getByText(opening).first().waitFor();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Keep the answer as it is now" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Changed since you saved it" }).count()).toBe(0);
  await page.goto("/study?list=For%20Sunday&answer=grace&answer=justification");
  await page.getByRole("link", { name: "What is grace?" }).waitFor();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Add to my Study" }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

test("Study prints whole paragraphs and notes, and no buttons", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results?q=What%20is%20salvation%3F");
  await bookmark(page).click();
  await toast(page, "Saved in Study").waitFor();
  await page.goto("/study");
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.keyboard.type("Read this with Anna.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const entry = page.getByRole("article", { name: "What is salvation?" });
  await entry.getByText("Read this with Anna.").waitFor();
  expect(await entry.innerText()).toMatch(/…/);
  await page.emulateMedia({ media: "print" });
  const printed = await entry.innerText();
  expect(printed).toMatch(/^What is salvation\?\s+To be saved .*\.\n/);
  expect(printed).toContain("Read this with Anna.");
  expect(printed).not.toMatch(/…|Edit|Remove|Add a note/);
});
