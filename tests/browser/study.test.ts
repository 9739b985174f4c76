/** How Study is stored: several tabs, dragging, and files. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { makeSavedAnswer } from "../support/make-study.ts";
import { openAnswer, storedLists, tab, toast } from "../support/steps.js";
import { storeValues } from "../support/visitor-database.ts";

useBrowser();

const IDS = ["salvation", "grace", "faith"];
const study = { answers: IDS.map((id) => makeSavedAnswer(id)), notes: [] };
const list = { id: "l", name: "For Sunday", answerIds: IDS };

const rows = (page: Page) => page.getByRole("region", { name: "For Sunday" }).getByRole("listitem");
const order = (page: Page) => rows(page).getByRole("link").allInnerTexts();
const bookmark = (page: Page) => page.getByRole("button", { name: "Save in Study" });

test("two tabs show the same data, and neither overwrites the other's changes", async () => {
  const one = await openPage(STILL);
  const other = await one.context().newPage();
  await openAnswer(one, "/results?q=What%20is%20salvation%3F");
  await other.goto("/study");
  await tab(other, "Saved answers (0)").waitFor();
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

test("a row can be dragged to another place, which is stored", async () => {
  const page = await openPage(STILL);
  await storeValues(page, { study, "reading-lists": [list] });
  await page.goto("/study?tab=lists");
  await expect.poll(() => order(page)).toEqual(["What is salvation?", "What is grace?", "What is faith?"]);
  const row = (id: string) => rows(page).filter({ hasText: id });
  // Repeated, because the rows listen for drags only a moment after they have moved.
  const drag = (id: string, over: string, y: number) =>
    expect.poll(async () => {
      await row(id)
        .getByTitle("Drag to move")
        .dragTo(row(over), { targetPosition: { x: 100, y } });
      return order(page);
    });
  await drag("salvation", "faith", 40).toEqual(["What is grace?", "What is faith?", "What is salvation?"]);
  await drag("salvation", "faith", 5).toEqual(["What is grace?", "What is salvation?", "What is faith?"]);
  await expect.poll(() => storedLists(page)).toEqual([["grace", "salvation", "faith"]]);
  await page.reload();
  await expect.poll(() => order(page)).toEqual(["What is grace?", "What is salvation?", "What is faith?"]);
});

test("an exported file can be imported into another browser", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results");
  await bookmark(page).click();
  await toast(page, "Saved in Study").waitFor();
  await page.goto("/study");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /^Markdown/ }).waitFor();
  await expectNoViolations(page);
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

test("shows what has changed since an answer was saved, and a shared list", async () => {
  const page = await openPage(STILL);
  const { answer, citations } = await (await fetch(`${inject("baseUrl")}/api/answers/salvation`)).json();
  const copy = { version: "0", text: answer.replace(/\w+/, "Redemption"), citations: citations.slice(1) };
  await storeValues(page, { study: { answers: [makeSavedAnswer("salvation", { copy })], notes: [] } });
  await page.goto("/study");
  await page.getByRole("button", { name: "Changed since you saved it" }).click();
  await page.getByText("Redemption", { exact: true }).waitFor();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Keep the answer as it is now" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Changed since you saved it" }).count()).toBe(0);
  await page.goto("/study?list=For%20Sunday&answer=grace&answer=justification");
  await page.getByRole("link", { name: "What is grace?" }).waitFor();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Add to my Study" }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});
