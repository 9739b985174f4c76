/** Who speaks: the page About, the line at the end of an answer, and the report of a mistake. */
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { openAnswer, question } from "../support/steps.js";

useBrowser();

test("the page About says who speaks and what is stored, without scripts too, and the menu leads there", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "About" }).click();
  await question(page).getByText("About Loci").waitFor();
  for (const part of ["Who speaks", "How an answer is written", "What happens when you ask", "What is stored"])
    await page.getByRole("heading", { level: 2, name: part }).waitFor();
  await expectNoViolations(page);
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto("/about");
  const text = (await plain.locator("main").textContent()) ?? "";
  expect(text).toContain("Loci is no church.");
  expect(text).toMatch(/Of \d+ answers, \d+ have such a record/);
});

test("an answer says what its file records of its making, and takes the report of a mistake in a selected sentence", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/answers/suicide");
  const answer = await (await page.request.get("/api/answers/suicide")).json();
  const line = page.locator("main footer");
  for (const { compared } of answer.reviewed.filter(({ current }: { current: boolean }) => current))
    expect((await line.textContent())?.replaceAll("’", "'")).toContain(compared.replaceAll("’", "'"));
  for (const { text } of answer.changes) expect((await line.textContent())?.replaceAll("’", "'")).toContain(text);

  await page.locator(".prose p").nth(1).selectText();
  await page.getByRole("button", { name: "Report a mistake in the selected sentence" }).click();
  const field = page.getByLabel("What is wrong in this sentence?");
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill("A test of the report");
  await expectNoViolations(page);
  const sending = page.waitForRequest("**/api/mistakes");
  await page.getByRole("button", { name: "Send the report" }).click();
  await page.getByText("Thank you. The editors have your report.").waitFor();
  expect((await sending).postDataJSON()).toMatchObject({
    answerId: "suicide",
    version: answer.version,
    text: "A test of the report",
    sentence: expect.stringMatching(/^\S.{20,}/),
  });
});
