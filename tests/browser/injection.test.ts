/**
 * Content, questions and addresses with harmful words in every field: nothing runs, all of it is shown as text.
 * The content goes straight into the database, past the checks that would refuse most of it.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import type { ContentRows } from "../../server/db/schema.ts";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { makeContentFolder } from "../support/content-folder.ts";
import { makeDatabasePath } from "../support/live-app.ts";
import { panelOfSources, question, searchBox, source, tab } from "../support/steps.js";
import { withDatabase } from "../support/stored.ts";
import { buildTestApp, listen } from "../support/test-app.ts";

useBrowser();

/** Calls `harm` if it is inserted as HTML, SVG, a script or an attribute. */
const HARM = "<img src=x onerror=harm()><svg onload=harm()><script>harm()</script>";
const BREAKOUT = `</title></script></style>--></textarea>"'><script>harm()</script>${HARM}{{harm()}}\${harm()}`;
const JAVASCRIPT = "javascript:harm()//";
/** A part of the above that typesetting does not change. */
const SHOWN = "<img src=x onerror=harm()>";

/** Appends harmful words to every text, and replaces every address by a script. */
function spoil(rows: ContentRows): ContentRows {
  const words = (text: string) => `${text} ${BREAKOUT}`;
  const maybe = (text: string | null) => (text === null ? null : words(text));
  return {
    ...rows,
    partners: rows.partners.map((row) => ({
      ...row,
      name: words(row.name),
      shortName: words(row.shortName),
      tagline: words(row.tagline),
      description: words(row.description),
      siteUrl: JAVASCRIPT,
    })),
    works: rows.works.map((row) => ({
      ...row,
      title: words(row.title),
      shortTitle: maybe(row.shortTitle),
      author: words(row.author),
      publishDate: maybe(row.publishDate),
      url: JAVASCRIPT,
    })),
    topics: rows.topics.map((row) => ({ ...row, title: words(row.title) })),
    books: rows.books.map((row) => ({ ...row, price: words(row.price) })),
    resources: rows.resources.map((row) => ({ ...row, duration: maybe(row.duration) })),
    answers: rows.answers.map((row) => ({
      ...row,
      question: words(row.question),
      heading: words(row.heading),
      body: row.body.split("\n\n").map(words).join("\n\n"),
      alsoAsked: row.alsoAsked.map(words),
      citedPassages: row.citedPassages.map((passage) => ({ ...passage, text: words(passage.text) })),
      furtherReading: row.furtherReading.map((place) => ({ ...place, locator: maybe(place.locator) })),
    })),
    citations: rows.citations.map((row) => ({ ...row, locator: maybe(row.locator), snippet: words(row.snippet) })),
    siteLists: rows.siteLists.map(({ name, items }) => {
      const isText = (field: string) => name === "suggestions" && ["title", "description"].includes(field);
      const spoilt = JSON.stringify(items, (field, value) => (isText(field) ? words(value) : value));
      return { name, items: JSON.parse(spoilt) };
    }),
  };
}

/** @returns The address of a server with harmful content. */
async function startSpoiltServer(): Promise<string> {
  const file = makeDatabasePath();
  const content = prepareContent(makeContentFolder().path);
  withDatabase(file, (db) => replaceContent(db, { ...content, rows: spoil(content.rows) }));
  return listen(await buildTestApp({ LOCI_DB: file }));
}

/** A page that records harm. */
async function openWatchedPage(options: Parameters<typeof openPage>[0]) {
  const page = await openPage({ fresh: true, ...STILL, ...options });
  const harmed: string[] = [];
  await page.exposeFunction("harm", () => harmed.push(page.url()));
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => harmed.push(dialog.message())));
  return { page, harmed };
}

/** The elements, handlers and addresses that the harmful words have become. */
function strangeIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const usual = new Set(["", "application/json", "application/ld+json", "module"]);
    // The page itself has one inline script in its body.
    const inline = "script:not([src], [type])";
    return [...document.querySelectorAll("*")]
      .filter(
        (element) =>
          element.matches(
            `img[src=x], #root ${inline}, body ${inline} ~ ${inline}, iframe, object, embed, base, main style`,
          ) ||
          (element instanceof HTMLScriptElement && !usual.has(element.type)) ||
          element.getAttributeNames().some((name) => name.startsWith("on")),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

async function expectShownAsText(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.locator("body").innerText()).toContain(SHOWN);
  expect({ path, strange: await strangeIn(page) }).toEqual({ path, strange: [] });
}

const scripts = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("script:not([type='application/ld+json'])").length);

test("the harmful words would do harm if they were inserted as HTML", async () => {
  const { page, harmed } = await openWatchedPage({ bypassCSP: true, expectedErrors: [/404/] });
  await page.goto("/");
  await page.evaluate((words) => {
    document.body.innerHTML = words;
  }, BREAKOUT);
  await expect.poll(() => harmed.length).toBeGreaterThan(0);
});

test("content with harmful words in every field is shown as text, with the real policy and even without one", async () => {
  const baseURL = await startSpoiltServer();
  const strict = await openWatchedPage({ baseURL });
  const response = await strict.page.goto("/");
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  await expectShownAsText(strict.page, "/");
  expect(strict.harmed).toEqual([]);

  const { page, harmed } = await openWatchedPage({ baseURL, bypassCSP: true, expectedErrors: [/javascript:? URL/i] });
  await page.goto("/");
  await visitEverything(page);
  await followEveryLink(page);
  expect(harmed).toEqual([]);
});

/** Visits all screens and states that show content. */
async function visitEverything(page: Page): Promise<void> {
  await panelOfSources(page).getByText("The Abbey Library").waitFor();
  await expectShownAsText(page, "/");
  const usualScripts = await scripts(page);

  await searchBox(page).pressSequentially("election");
  await page.getByRole("option").first().waitFor();
  await expectShownAsText(page, "the suggestion list");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tab(page, "Answer").waitFor();
  await page.getByRole("heading", { name: "Recommended Book" }).waitFor();
  await expectShownAsText(page, "an answer");
  await page.getByRole("link", { name: "Source 1", exact: true }).first().hover();
  await page.getByRole("dialog", { name: "Source 1" }).waitFor();
  await expectShownAsText(page, "a preview");
  await page.getByRole("button", { name: "Save in Study" }).click();

  for (const path of [
    "/?q=election",
    "/results?q=chess",
    "/search",
    "/search?q=election&topic=decree&partner=abbey",
    "/library",
    "/library?topic=decree",
    "/library?partner=abbey",
    "/library?show=books",
    "/study",
    "/settings",
  ]) {
    await page.goto(path);
    await expectShownAsText(page, path);
    expect({ path, scripts: await scripts(page) }).toEqual({ path, scripts: usualScripts });
  }
  for (const path of ["/logos.svg", "/logos/abbey.svg", "/covers/long-treatise.svg"])
    expect({ path, strange: await strangeInDrawing(page, path) }).toEqual({ path, strange: [] });
}

/** Clicks all links whose address is a script. */
async function followEveryLink(page: Page): Promise<void> {
  await page.goto("/results?q=election");
  await tab(page, "Sources").click();
  await source(page, 1).click();
  const links = page.getByRole("link", { name: /^(Read on|View on)/ });
  await links.first().waitFor();
  await expectShownAsText(page, "the sources");
  for (const link of await links.all()) {
    expect(await link.getAttribute("href")).not.toMatch(/harm/);
    await link.click({ noWaitAfter: true });
  }
  await question(page).waitFor();
}

test("harmful questions and addresses are shown as text, by the client and by the server", async () => {
  const { page, harmed } = await openWatchedPage({ expectedErrors: [/^Page not found:/, /^Search error:/, /40[04]/] });
  const harm = encodeURIComponent(BREAKOUT);
  const plain = await page.goto("/");
  const usual = { scripts: await scripts(page), head: await elementsOf(page, (await plain?.text()) ?? "") };
  for (const path of [
    `/?q=${harm}`,
    `/results?q=${harm}`,
    `/results?q=${harm}&partner=${harm}`,
    `/search?q=${harm}&topic=${harm}&partner=${harm}`,
    `/library?topic=${harm}`,
    `/library?partner=${harm}`,
    `/${harm}`,
    `/results#${harm}`,
    "/results?q=%&partner=%#%",
  ]) {
    const response = await page.goto(path);
    expect({ path, head: await elementsOf(page, (await response?.text()) ?? "") }).toMatchObject({
      path,
      head: { scripts: usual.head.scripts, body: usual.head.body, strange: [] },
    });
    await question(page).waitFor();
    expect({ path, strange: await strangeIn(page), scripts: await scripts(page) }).toEqual({
      path,
      strange: [],
      scripts: usual.scripts,
    });
  }
  expect(harmed).toEqual([]);
});

/** What could run if a drawing were opened on its own. */
function strangeInDrawing(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
    const strange = drawing.querySelectorAll("parsererror, script, foreignObject, image, [onload], [onerror], [href]");
    return [...strange].map(({ outerHTML }) => outerHTML);
  }, path);
}

/** Parses the server's HTML in the browser, without running it. */
function elementsOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, "text/html");
    return {
      scripts: read.querySelectorAll("script:not([type='application/ld+json'])").length,
      body: [...read.body.querySelectorAll(":scope > :not([data-about-page])")].map(({ tagName }) => tagName),
      strange: [...read.querySelectorAll("img[src=x], iframe, [onerror], [onload]")].map(({ outerHTML }) => outerHTML),
    };
  }, html);
}
