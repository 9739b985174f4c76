/** An answer at a glance: its first sentence set apart, and what is next in its topic. */
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
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

test("an answer on Bible history leads to its era in the timeline, which is a chart and a list", async () => {
  const page = await openPage();
  await openAnswer(page, "/answers/david");
  await page.getByRole("link", { name: "Timeline: One kingdom, about 1050 to 930 BC" }).click();
  await page.getByRole("heading", { level: 1, name: "Timeline" }).waitFor();
  const era = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "One kingdom" }) });
  await expect
    .poll(async () => {
      const { y, height } = (await era.boundingBox()) ?? { y: -1, height: 0 };
      return y >= 0 && y + height <= 800;
    })
    .toBe(true);
  const { eras } = await (await page.request.get("/api/timeline")).json();
  expect(await page.locator("svg line").count()).toBeGreaterThanOrEqual(eras.length);
  await expectNoViolations(page);
  await openAnswer(page, "/answers/justification");
  expect(await page.getByRole("link", { name: /^Timeline:/ }).count()).toBe(0);
});

test("without the script and styles, the timeline is a list of eras with their dates and answers", async () => {
  const page = await openPage({ withoutClient: true });
  await page.goto("/library");
  await page.getByRole("link", { name: "Timeline" }).click();
  const eras = page.getByRole("list", { name: /^Bible history in \w+ eras$/ }).locator("> li");
  expect((await eras.first().innerText()).replace(/\s+/g, " ")).toMatch(
    /^1 Creation and fall no date is given How did God create the world/,
  );
  await eras.last().getByRole("link", { name: "What is Pentecost?" }).waitFor();
});
