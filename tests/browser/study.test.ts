/** How Study is stored: several tabs, and files. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { DESKTOP, openPage, STILL, useBrowser } from "../support/browser.js";
import { makeNote, makeSavedAnswer } from "../support/make-study.ts";
import { readPdf } from "../support/pdf.js";
import { openAnswer, overflowsSideways, tab, toast } from "../support/steps.js";
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

test("on the narrowest page, the tabs of Study and the buttons of a list fit, with the largest text too", async () => {
  const page = await openPage({ ...STILL, viewport: { width: 320, height: 640 } });
  await page.goto("/study");
  const lists = [{ id: "l1", name: "For Sunday", answerIds: ["grace"] }];
  await storeValues(page, { study: { answers: [makeSavedAnswer("grace")], notes: [] }, "reading-lists": lists });
  await page.goto("/study?tab=lists");
  await rows(page).first().waitFor();
  for (const textSize of ["standard", "largest"]) {
    await page.evaluate((size) => {
      document.documentElement.dataset.textSize = size;
    }, textSize);
    expect({ textSize, sideways: await overflowsSideways(page) }).toEqual({ textSize, sideways: false });
  }
});

test("an exported file can be imported into another browser", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results");
  await bookmark(page).click();
  await toast(page, "Saved in Study").waitFor();
  await page.goto("/settings");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as one file" }).click(),
  ]);
  const elsewhere = await openPage(STILL);
  await elsewhere.goto("/settings");
  const buffer = Buffer.concat(await (await download.createReadStream()).toArray());
  const json = { name: download.suggestedFilename(), mimeType: "application/json", buffer };
  await elsewhere.getByLabel("File to import").setInputFiles(json);
  await toast(elsewhere, `${json.name} imported`).waitFor();
  await elsewhere.getByLabel("File to import").setInputFiles({ ...json, buffer: Buffer.from("no") });
  await elsewhere
    .getByRole("alert")
    .getByText(/not a file that Loci exported/)
    .waitFor();
  await expectNoViolations(elsewhere);
  await elsewhere.goto("/study");
  await elsewhere.getByRole("article", { name: "What is salvation?" }).waitFor();
});

test("shows the present text of an answer that has changed since it was saved, and a shared list", async () => {
  const page = await openPage(STILL);
  const { answer, citations } = await (await fetch(`${inject("baseUrl")}/api/answers/salvation`)).json();
  const copy = { version: "0", text: "Once it was this.", citations };
  const opening = /\w+ \w+/.exec(answer)?.[0] ?? "";
  await storeValues(page, { study: { answers: [makeSavedAnswer("salvation", { copy })], notes: [] } });
  await page.goto("/study");
  await page.getByText("Changed since you saved it").click();
  await page.getByRole("article").getByText(opening).first().waitFor();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Keep the answer as it is now" }).click();
  await expect.poll(() => page.getByText("Changed since you saved it").count()).toBe(0);
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

test("notes leave the device only if they are chosen for the PDF, and then in no address", async () => {
  const page = await openPage(STILL);
  const notes = [makeNote("n1", "Read this with Anna."), makeNote("n2", "Mine alone.", { answerId: "grace" })];
  await storeValues(page, { study: { answers: [makeSavedAnswer("salvation")], notes } });
  await page.goto("/study");
  const choice = page.getByRole("checkbox", { name: "Put my notes in the PDF" });
  await choice.waitFor();
  await expectNoViolations(page);
  await page.setViewportSize(DESKTOP);
  const save = async () => {
    const [request, download] = await Promise.all([
      page.waitForRequest(/study\.pdf/),
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save all as PDF" }).click(),
    ]);
    const { pages } = await readPdf(Buffer.concat(await (await download.createReadStream()).toArray()));
    return { request, text: pages.map(({ text }) => text).join(" ") };
  };
  const without = await save();
  expect([without.request.method(), without.request.postData()]).toEqual(["GET", null]);
  expect(without.text).not.toMatch(/Anna|My note/);

  await page.getByText("Put my notes in the PDF").click();
  expect(await choice.isChecked()).toBe(true);
  expect(await page.getByText("It neither stores nor logs them.").isVisible()).toBe(true);
  const { request, text } = await save();
  expect(request.url()).not.toContain("Anna");
  expect(request.postData()).not.toContain("Mine alone.");
  expect(text).toMatch(/My note on ¶.?2 Read this with Anna\./);
  // Asked each time.
  await page.reload();
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);
});
