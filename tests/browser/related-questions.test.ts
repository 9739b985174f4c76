/** The note on corrected spelling above an answer, and the related questions below it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { ask, expectAddress, openAnswer, question, source, tab } from "../support/steps.js";

useBrowser();

const MISSPELT = "what is justificaton";
const correction = (page: Page) => page.getByText("Showing results for what is justification, search instead for");
const related = (page: Page) => page.getByRole("region", { name: "Related questions" }).getByRole("link");

test("a corrected question says so above its answer, and offers the words as they were typed", async () => {
  const page = await openPage(STILL);
  await page.goto("/");
  await ask(page, MISSPELT);
  await correction(page).waitFor();
  await tab(page, "Answer").waitFor();
  await expectNoViolations(page);

  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.getByRole("link", { name: MISSPELT, exact: true }).last().click();
  await expectAddress(page, `/results?q=${encodeURIComponent(MISSPELT)}&verbatim=1`);
  await expect.poll(() => calls.some((url) => /\/api\/search\?.*verbatim=true/.test(url))).toBe(true);
  await page.getByRole("heading", { name: "No matching answers found" }).or(tab(page, "Answer")).waitFor();
  expect(await correction(page).count()).toBe(0);
  await page.goBack();
  await correction(page).waitFor();
});

test("the text of an answer ends with three to five related questions, each a link to its answer", async () => {
  const page = await openPage();
  await openAnswer(page, "/results?q=What%20is%20justification%3F&partner=opc");
  await expect.poll(() => related(page).count()).toBeGreaterThanOrEqual(3);
  expect(await related(page).count()).toBeLessThanOrEqual(5);
  const questions = await related(page).allInnerTexts();
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions).not.toContain("What is justification?");

  await related(page).first().click();
  await expect.poll(() => question(page).innerText()).toBe(questions[0]);
  await tab(page, "Answer").waitFor();
  expect(new URL(page.url()).searchParams.getAll("partner")).toEqual(["opc"]);
  await page.goBack();
  await expect.poll(() => question(page).innerText()).toBe("What is justification?");
  await tab(page, "Sources").click();
  await source(page, 1).waitFor();
  expect(await related(page).count()).toBe(0);
});
