/** Search sources: which partners are searched, and how that affects an answer. */
import { expect, test } from "vitest";
import { openPage, PHONE, useBrowser } from "../support/browser.js";
import { ask, expectAddress, panelOfSources, searchBox, source, tab } from "../support/steps.js";

useBrowser();

test("a search carries the chosen partners, and its answer cites them only", async () => {
  const page = await openPage();
  await page.goto("/");
  await panelOfSources(page).getByRole("checkbox", { name: "Orthodox Presbyterian Church" }).check();
  await panelOfSources(page).getByRole("checkbox", { name: "Wikisource" }).check();
  const asked = page.waitForRequest("**/api/search?**");
  await ask(page, "What is salvation?");
  const query = "?q=What%20is%20salvation%3F&partner=opc&partner=wikisource";
  expect(new URL((await asked).url()).search).toBe(query);
  await expectAddress(page, `/results${query}`);

  await tab(page, "Sources").click();
  await source(page, 1).waitFor();
  const rows = await page.getByRole("article").locator("img").all();
  expect(new Set(await Promise.all(rows.map((row) => row.getAttribute("src"))))).toEqual(
    new Set(["/logos.svg#opc", "/logos.svg#wikisource"]),
  );
  await page.goBack();
  await panelOfSources(page).getByText("Only the two chosen are searched.").waitFor();
  await page.goForward();
  await page.reload();
  await page.getByRole("button", { name: /^OPC 2/ }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /\d+ sources?$/ }).count()).toBe(2);
});

test("each partner has its own logo, cut from the one file of all", async () => {
  const page = await openPage();
  await page.goto("/");
  await panelOfSources(page)
    .getByRole("button", { name: /^See \d+ More$/ })
    .click();
  const logos = panelOfSources(page).getByRole("checkbox").locator("xpath=ancestor::label//img");
  await expect.poll(() => logos.count()).toBe(9);
  const wrong = await logos.evaluateAll(async (images) => {
    const picture = async (src: string) => {
      const image = Object.assign(new Image(40, 40), { src });
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 40 });
      canvas.getContext("2d")?.drawImage(image, 0, 0, 40, 40);
      return canvas.toDataURL();
    };
    const sources = images.map((image) => image.getAttribute("src") ?? "");
    const same = await Promise.all(
      sources.map(async (src) => {
        const [sheet, alone] = await Promise.all([picture(src), picture(src.replace(/\.svg#(.+)/, "/$1.svg"))]);
        return sheet === alone;
      }),
    );
    return sources.filter((_, index) => !same[index]);
  });
  expect(wrong).toEqual([]);
});

test("on a phone, the sources are a closed disclosure that summarizes the choice", async () => {
  const page = await openPage({ viewport: PHONE });
  await page.goto("/");
  const panel = panelOfSources(page);
  const disclosure = panel.getByRole("button", { name: /^Search sources/ });
  await expect.poll(() => disclosure.innerText()).toMatch(/all nine/);
  await expect.poll(() => disclosure.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => panel.getByRole("checkbox").count()).toBe(0);
  await disclosure.click();
  await panel.getByRole("checkbox", { name: "Wikisource" }).check();
  await disclosure.click();
  await expect.poll(() => disclosure.locator("img").getAttribute("src")).toBe("/logos.svg#wikisource.small");
  await searchBox(page).fill("What is salvation?");
  await searchBox(page).press("Enter");
  await expectAddress(page, "/results?q=What%20is%20salvation%3F&partner=wikisource");
});
