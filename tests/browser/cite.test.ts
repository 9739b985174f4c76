/** Citing and saving. Other programs read what is copied and downloaded. */
import { buffer } from "node:stream/consumers";
import { parse as parseBibtex } from "@retorquere/bibtex-parser";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { readPdf } from "../support/pdf.js";
import { expectFocus, openAnswer, overflowsSideways, tab, toast } from "../support/steps.js";

useBrowser();

const SALVATION = "/results?q=What%20is%20salvation%3F";
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** @returns The name and the bytes of the file that a click downloads. */
async function download(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

test("text copied from an answer begins with its first letter once, and has no signs of the page", async () => {
  const page = await openPage({ ...CLIPBOARD, ...STILL });
  await openAnswer(page, "/answers/justification");
  const { answer } = await (await page.request.get("/api/answers/justification")).json();
  await page.locator(".prose").selectText();
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.slice(0, 20)).toBe(answer.slice(0, 20));
  expect(copied).not.toContain("¶");
});

test("a source is cited in either style, with its italics, and as BibTeX that another parser reads", async () => {
  const page = await openPage({ ...CLIPBOARD, ...STILL });
  await openAnswer(page, SALVATION);
  await tab(page, "Sources").click();
  const opener = page.getByRole("button", { name: "Cite source 4" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Cite this source" });
  await dialog.getByRole("button", { name: /^Copy SBL.* footnote$/ }).press("Enter");
  await toast(page, /^SBL.* footnote copied$/).waitFor();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read("text/plain"), html: await read("text/html") };
  });
  const url = "https://www.ccel.org/ccel/calvin/institutes.html";
  expect(copied.text).toBe(
    `John Calvin, Institutes of the Christian Religion 3.1.1, trans. Henry Beveridge (1845), ${url}.`,
  );
  expect(copied.html).toContain("<i>Institutes of the Christian Religion</i> 3.1.1");

  // Selecting text to the outside does not close the dialog.
  const entry = await dialog
    .getByText(/3\.1\.1/)
    .first()
    .boundingBox();
  await page.mouse.move((entry?.x ?? 0) + 5, (entry?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();

  const { name, bytes } = await download(page, dialog.getByRole("button", { name: "BibTeX: as a reference" }));
  expect(name).toBe("salvation-source-4.bib");
  expect(parseBibtex(bytes.toString(), { sentenceCase: false }).entries).toMatchObject([
    { fields: { title: "Institutes of the Christian Religion", author: [{ lastName: "Calvin" }], url } },
  ]);

  // A message is above the dialog, which makes the page inert.
  await toast(page, `Saved as ${name}`).waitFor();
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expectFocus(opener);
});

test("on a phone, an answer can be cited, and its text saved as Markdown", async () => {
  const page = await openPage({ viewport: PHONE, hasTouch: true, ...CLIPBOARD, ...STILL });
  await openAnswer(page, SALVATION);
  await page.getByRole("button", { name: "Tools" }).tap();
  await page.getByRole("button", { name: "Cite", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Cite this answer" });
  await dialog.getByRole("button", { name: /^Copy .*Chicago bibliography$/ }).tap();
  await toast(page, /Chicago bibliography copied$/).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^“What is salvation\?” Loci\. Last reviewed .+ \d{4}\. http:\/\/.+\/answers\/salvation\.$/,
  );
  const { name, bytes } = await download(page, dialog.getByRole("button", { name: /^Markdown/ }));
  expect(name).toBe("what-is-salvation.md");
  expect(bytes.toString()).toMatch(/^# What is salvation\?\n[\s\S]+\[\^8\]: /);
  expect(await overflowsSideways(page)).toBe(false);
  await expectNoViolations(page);
});

test("a source can be cited from its sheet and from its preview", async () => {
  const phone = await openPage({ viewport: PHONE, hasTouch: true, ...STILL });
  await openAnswer(phone, SALVATION);
  await phone.getByRole("link", { name: "Source 2", exact: true }).first().tap();
  await phone.getByRole("dialog", { name: "Source 2" }).getByRole("button", { name: "Cite" }).tap();
  await phone.getByRole("button", { name: /^Copy SBL.* footnote$/ }).waitFor();

  const page = await openPage(STILL);
  await openAnswer(page, SALVATION);
  await page.getByRole("link", { name: "Source 2", exact: true }).first().hover();
  await page.getByRole("dialog", { name: "Source 2" }).getByRole("button", { name: "Cite" }).click();
  const dialog = page.getByRole("dialog", { name: "Cite this source" });
  await dialog.getByRole("button", { name: /^Copy SBL.* footnote$/ }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
});

test("Save as PDF downloads the answer with its numbered sources", async () => {
  const page = await openPage();
  await openAnswer(page, SALVATION);
  const { name, bytes } = await download(page, page.getByRole("button", { name: "Save as PDF" }));
  expect(name).toBe("what-is-salvation.pdf");
  await toast(page, "Saved as what-is-salvation.pdf").waitFor();
  expect((await readPdf(bytes)).info).toMatchObject({ Title: "What is salvation?" });
});

test("Sheet for a group downloads one or two pages, on the paper of the reader's country", async () => {
  for (const [locale, width] of [
    ["en-US", 612],
    ["en-GB", 595],
  ] as const) {
    const page = await openPage({ locale });
    await openAnswer(page, SALVATION);
    const { name, bytes } = await download(page, page.getByRole("button", { name: "Sheet for a group" }));
    expect(name).toBe("what-is-salvation-sheet.pdf");
    const { pages, document } = await readPdf(bytes);
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(Math.round((await document.getPage(1)).view[2] ?? 0)).toBe(width);
  }
});

test("where two styles cite alike, they are shown once", async () => {
  const page = await openPage();
  await openAnswer(page, "/answers/grace");
  await page.getByRole("button", { name: "Cite", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Cite this answer" });
  await dialog.getByRole("region", { name: "SBL and Chicago style" }).waitFor();
  expect(await dialog.getByRole("region", { name: / style$/ }).count()).toBe(1);
});
