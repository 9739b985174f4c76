/** What a visitor's walk through all pages has found, each point once. */
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { expectFocus, openAnswer, question } from "../support/steps.js";

useBrowser();

test("a failed search says so in plain words, and trying again is the first button", async () => {
  const page = await openPage({ fresh: true, expectedErrors: [/500/, /Search error/] });
  await page.goto("/about");
  await page.clock.install();
  await page.route("**/api/search?*", (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, error: "Internal Server Error", message: "boom" } }),
  );
  await page.evaluate(() => {
    history.pushState(null, "", "/results?q=what+is+hope");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  const alert = page.getByRole("alert");
  await expect.poll(() => page.clock.runFor(5000).then(() => alert.count())).toBe(1);
  expect(await alert.textContent()).toContain("The search failed. The server could not answer.");
  const colour = (name: string, role: "button" | "link") =>
    page
      .getByRole("main")
      .getByRole(role, { name })
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colour("Try again", "button")).not.toBe(await colour("Change the question", "link"));
  await page.unrouteAll();
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("tab", { name: "Answer" }).waitFor();
});

test("a list of nothing has no filters and no empty heading", async () => {
  const page = await openPage();
  await page.goto("/search?q=zxqv+bnmrt");
  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  expect(await page.getByRole("region", { name: "Filters" }).count()).toBe(0);
  await page.goto("/results?q=zxqv+bnmrt");
  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  expect(await page.getByRole("complementary", { name: "Related Resources" }).count()).toBe(0);
  expect(await question(page).textContent()).toBe("Zxqv bnmrt");
  await page.goto("/results?q=what+if+i+zxqv+and+i%27m+bnmrt");
  await expect.poll(() => question(page).textContent()).toBe("What if I zxqv and I’m bnmrt");
});

test("chosen sources are said in a sentence", async () => {
  const page = await openPage();
  await page.goto("/results?q=What+is+salvation%3F&partner=opc");
  const chosen = page.getByRole("region", { name: "Chosen sources" });
  await expect
    .poll(() => chosen.textContent())
    .toMatch(/Sources shown: Orthodox Presbyterian Church\. [A-Z][a-z]+ others are hidden\./);
});

test("the sidebar shows icons at first in a window of 768, and stays as the visitor leaves it", async () => {
  const page = await openPage({ ...STILL, viewport: { width: 768, height: 1024 } });
  await page.goto("/");
  const width = async () => (await page.locator("#sidebar").boundingBox())?.width ?? 0;
  expect(await width()).toBe(48);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(256);
  await page.reload();
  expect(await width()).toBe(256);
});

test("on a large screen the page is larger", async () => {
  const page = await openPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto("/");
  const measure = async () => (await page.getByRole("search").boundingBox())?.width ?? 0;
  const large = await measure();
  await page.setViewportSize(DESKTOP);
  expect(large).toBeGreaterThan((await measure()) * 1.1);
});

test("a cover leads where its title leads: to the page of the work, from which one can read it", async () => {
  const page = await openPage();
  await openAnswer(page, "/answers/grace");
  const book = page.locator("section").filter({ has: page.getByRole("heading", { name: "Recommended Book" }) });
  const cover = book.getByRole("img", { name: /^Cover of / });
  const name = ((await cover.getAttribute("aria-label")) ?? "").replace("Cover of ", "");
  const title = book.getByRole("link", { name, exact: true });
  const address = await title.getAttribute("href");
  await cover.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(new URL(page.url()).search).toBe(new URL(address ?? "", page.url()).search);
  await page.getByRole("link", { name: /^Read on / }).waitFor();

  await page.goto("/library?show=books");
  const first = page.getByRole("main").getByRole("listitem").first();
  const shelved = (await first.locator("strong").textContent()) ?? "";
  await first.locator("svg").first().click();
  await page.getByRole("heading", { level: 1, name: shelved }).waitFor();
});

test("the index stands in the order of its words", async () => {
  const page = await openPage();
  await page.goto("/library");
  const letters = await page.locator("section[aria-labelledby^=idx-] > h3").allTextContents();
  expect(letters).toEqual([...letters].sort());
  expect(letters.filter((letter) => !/^[0-9A-Z]$/.test(letter))).toEqual([]);
});

test("an empty Study says how to begin and has no tools for nothing, and Settings folds its keys", async () => {
  const page = await openPage();
  await page.goto("/study");
  expect(await page.getByRole("link", { name: "Begin: What is the gospel?" }).getAttribute("href")).toBe(
    "/results?q=What%20is%20the%20gospel%3F",
  );
  const tools = () =>
    page
      .getByRole("main")
      .getByRole("button", { name: /^(Export as Markdown|Save all as PDF)$/ })
      .allTextContents();
  expect(await tools()).toEqual([]);
  await openAnswer(page, "/answers/grace");
  await page.getByRole("button", { name: "Save in Study" }).click();
  await page.goto("/study");
  await expect.poll(tools).toEqual(["Export as Markdown", "Save all as PDF"]);
  await page.goto("/settings");
  const keys = page.getByText("Go to the search box");
  expect(await keys.isVisible()).toBe(false);
  await page.getByText("Show the keys").click();
  expect(await keys.isVisible()).toBe(true);
});

test("on a phone, the open filters end with the number of answers, which closes them", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await page.goto("/search?q=grace");
  const opener = page.getByRole("button", { name: /^Filters/ });
  await opener.click();
  const closing = page.getByRole("button", { name: /^Show \d+ answers$/ });
  await closing.click();
  expect(await closing.isVisible()).toBe(false);
  await expectFocus(opener);
});
