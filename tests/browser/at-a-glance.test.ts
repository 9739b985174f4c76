/** An answer at a glance: its first sentence set apart, and what is next in its topic. */
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { openAnswer, question } from "../support/steps.js";

useBrowser();

test("the first sentence stands on lines of its own in bolder type, with its marks", async () => {
  const page = await openPage();
  await openAnswer(page, "/answers/justification");
  const sentence = page.locator(".prose p").first().locator("span.font-semibold");
  const { display, fontWeight } = await sentence.evaluate((one) => {
    const { display, fontWeight } = getComputedStyle(one);
    return { display, fontWeight };
  });
  expect([display, fontWeight]).toEqual(["block", "600"]);
  expect(((await sentence.textContent()) ?? "").match(/[.?!][”’]?(?=\s|\d|$)/g)).toHaveLength(1);
});

test("the end of an answer leads to the next of its topic, to the last", async () => {
  const page = await openPage();
  const { topics } = await (await page.request.get("/api/library")).json();
  const { id, answers } = topics[0];
  await openAnswer(page, `/answers/${answers[0].id}`);
  const next = page.getByRole("navigation", { name: /^Next in / });
  await next.getByRole("link", { name: `1 of ${answers.length}` }).waitFor();
  await next.getByRole("link").last().click();
  await question(page).getByText(answers[1].question.slice(0, 8)).waitFor();
  await next.getByText(`2 of ${answers.length}`).waitFor();
  await openAnswer(page, `/answers/${answers.at(-1).id}`);
  expect(await next.getByRole("link").count()).toBe(1);
  expect(await next.getByRole("link").getAttribute("href")).toBe(`/library?topic=${id}`);
});
