/** Server-rendered pages: what shows before the client runs, and that hydration goes unnoticed. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { DESKTOP, openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { holdRequests } from "../support/hold-requests.js";
import { measureShift } from "../support/layout-shift.js";
import { makeNote } from "../support/make-study.ts";
import { expectFocus, question, searchBox, sidebar, source, tab } from "../support/steps.js";
import { storeValues } from "../support/visitor-database.ts";

useBrowser();

const ANSWER = "/answers/justification";
const RENDERED = [
  ANSWER,
  `${ANSWER}?tab=sources`,
  `${ANSWER}?partner=opc&partner=nobody`,
  "/results?q=what%20is%20grace",
  "/results?q=zzxxqq",
  "/library",
  "/library?topic=salvation",
];
/** Addresses of places, which the server does not see. Two neighbours are never the same page, so that each is loaded. */
const PLACES = [
  `${ANSWER}?tab=sources#s3`,
  `${ANSWER}#s3`,
  "/scripture/Rom.8.28?context=chapter#asked",
  `${ANSWER}#p3`,
];

test("the home screen can be read before the client runs, and keeps what is typed meanwhile", async () => {
  const page = await openPage({ viewport: DESKTOP });
  const release = await holdRequests(page, "**/assets/*.js");
  const loaded = page.goto("/");
  await page.getByRole("link", { name: /What is justification\?/ }).waitFor();
  await searchBox(page).fill("what is grace");
  release();
  await loaded;
  await page.getByText("13/1000").waitFor();
  await expectFocus(searchBox(page));
  await searchBox(page).press("Enter");
  await page.waitForURL("**/results?q=what%20is%20grace");
});

test("the days in an answer are those of its file in every time zone", async () => {
  const page = await openPage({ timezoneId: "America/Los_Angeles", fresh: true });
  await page.goto(ANSWER);
  const { reviewed } = await (await page.request.get(`/api${ANSWER}`)).json();
  const last = new Date(reviewed.at(-1).date);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(last);
  // Of its present text, or of an earlier one once editors change it.
  await expect.poll(() => page.locator("main footer").textContent()).toMatch(new RegExp(`compared on ${day}`, "i"));
});

test("a question that is being changed stays in the box when the page is loaded again", async () => {
  const page = await openPage({ fresh: true });
  await page.goto("/results?q=zzxxqq");
  await page.getByRole("link", { name: "Change the question" }).click();
  await expect.poll(() => searchBox(page).inputValue()).toBe("zzxxqq");
  await page.reload();
  await page.getByText("6/1000").waitFor();
  expect(await searchBox(page).inputValue()).toBe("zzxxqq");

  const release = await holdRequests(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await searchBox(page).fill("typed before the client runs");
  release();
  await page.getByText("28/1000").waitFor();
  expect(await searchBox(page).inputValue()).toBe("typed before the client runs");
});

test("shows a place before the client runs, and stays there, without a call", async () => {
  const page = await openPage({ fresh: true });
  const calls = await watchCalls(page);
  const shift = await measureShift(page);
  for (const path of PLACES) {
    const release = await holdRequests(page, "**/assets/*.js");
    const loaded = page.goto(path);
    await page.waitForURL((url) => url.href.endsWith(path), { waitUntil: "commit" });
    await page.locator("html:not([data-fonts])").waitFor();
    await drawWithFonts(page); // On a slow machine, that moves what is already shown.
    const place = page.locator(new URL(path, "http://loci").hash);
    const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(DESKTOP.height);
    const before = [path, await top(), await shift()];
    if (path.includes("tab=sources")) await page.getByText("My conscience charges me").waitFor();
    release();
    await loaded;
    await page.waitForLoadState("networkidle");
    expect([path, await top(), await shift()]).toEqual(before);
    expect(calls).toEqual([]);
    await page.unrouteAll();
  }
});

for (const [device, viewport, paths] of [
  ["desktop", DESKTOP, RENDERED],
  ["phone", PHONE, [ANSWER, "/library?topic=salvation"]],
] as const)
  test(`the client takes over every rendered page on a ${device} without moving or changing anything, and fetches the catalogue only`, async () => {
    const rendered = await openPage({ viewport, withoutClient: true });
    const page = await openPage({ fresh: true, viewport });
    // From its cache, Chromium 143 sometimes draws no part of another file; what is routed is not cached.
    for (const each of [rendered, page]) await each.route("**/covers/*", (route) => route.continue());
    const calls = await watchCalls(page);
    const shift = await measureShift(page);
    for (const path of paths) {
      await rendered.goto(path);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const left = path.startsWith("/library") ? ["/api/library"] : [];
      // On a busy machine, the network is idle before the client asks for the catalogue.
      await expect.poll(() => calls, { message: path }).toEqual(left);
      await expect.poll(() => describeMain(page), { message: path }).toEqual(await describeMain(rendered));
      const isSame = async () => (await pictureOfMain(page)).equals(await pictureOfMain(rendered));
      await expect.poll(isSame, { message: path }).toBe(true);
      expect([path, await shift(), calls.splice(0)]).toEqual([path, 0, left]);
    }
  });

/** Waits until the fonts have loaded and the page has been drawn with them. */
function drawWithFonts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Loads the fonts, and lists the calls of the API from then on. */
async function watchCalls(page: Page): Promise<string[]> {
  await page.goto("/settings");
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api")) calls.push(pathname);
  });
  return calls;
}

/** The places, colours and texts of all visible elements of the page. */
async function describeMain(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const isDrawn = (uses: Element[]) => uses.every((use) => use.getBoundingClientRect().width > 0);
  // What a drawing uses of another file comes later than the page.
  await expect
    .poll(() => page.getByRole("main").locator("svg:visible use").evaluateAll(isDrawn), { message: page.url() })
    .toBe(true);
  return page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("*")].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const { color, backgroundColor } = getComputedStyle(element);
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = texts.map((node) => node.textContent).join("");
      return [element.tagName, x, y, width, height, color, backgroundColor, text].join(" ");
    }),
  );
}

/** What the window shows of the page, without the sidebar and its clock. */
async function pictureOfMain(page: Page): Promise<Buffer> {
  const { x = 0, y = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
  const { width, height } = page.viewportSize() ?? DESKTOP;
  return page.screenshot({ clip: { x, y, width: width - x, height: height - y } });
}

test("stored settings apply before the client runs: sidebar, text size, theme", async () => {
  const page = await openPage({ fresh: true, viewport: DESKTOP, withoutClient: true });
  await page.context().addCookies([{ name: "sidebar:state", value: "false", url: inject("baseUrl") }]);
  await page.addInitScript(() => {
    localStorage.setItem("text-size", "large");
    localStorage.setItem("theme", "dark");
  });
  await page.goto(ANSWER);
  expect((await sidebar(page).boundingBox())?.width).toBeCloseTo(48 * 1.15, 0);
  expect(await page.locator(".prose").evaluate((prose) => getComputedStyle(prose).fontSize)).toBe("24.15px");
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("a note moves no line of a text that someone reads: it is shown on request, in a window of any size", async () => {
  const page = await openPage({ fresh: true, ...STILL });
  const note = makeNote("n", "Compare Owen.", { answerId: "justification", paragraph: 1 });
  await storeValues(page, { study: { answers: [], notes: [note] } });
  const shift = await measureShift(page);
  const show = page.getByRole("button", { name: "Show one note on paragraph 1" });
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(ANSWER);
    await show.waitFor();
    expect([size, await shift(), await page.getByText("Compare Owen.").isVisible()]).toEqual([size, 0, false]);
  }
  await expectNoViolations(page);
  await show.click();
  await page.getByText("Compare Owen.").waitFor();
  await page.getByRole("button", { name: "Add a note to paragraph 1" }).waitFor();
  await page.getByRole("link", { name: "What is sanctification?" }).click();
  await page.goBack();
  await page.getByText("Compare Owen.").waitFor();
});

test("without script, an answer can be read with its sources and links", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(ANSWER);
  expect(await question(page).isVisible()).toBe(true);
  expect(await page.getByText("A verdict of this kind is complete the moment we believe.").isVisible()).toBe(true);
  const sources = page.locator("section", { has: page.getByRole("heading", { name: "Sources", exact: true }) });
  expect(await sources.getByRole("listitem").count()).toBe(7);
  expect(await sources.getByRole("link").first().isVisible()).toBe(true);
  await page.getByRole("link", { name: "What is sanctification?" }).click();
  await page.waitForURL("**/answers/sanctification");
  expect(await question(page).textContent()).toBe("What is sanctification?");
});

test("without script a mark leads to its source, with what it says, and a verse to its chapter", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(ANSWER);
  await page.getByRole("link", { name: "Source 3" }).first().click();
  await page.waitForURL(`**${ANSWER}?tab=sources#s3`);
  expect(await page.getByText("My conscience charges me").isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: /^Read on/ }).count()).toBe(1);
  await page.goto(ANSWER);
  await page.getByRole("link", { name: "Romans 4:5" }).first().click();
  await page.waitForURL("**/scripture/**");
  expect(await page.locator("mark").innerText()).toContain("worketh not");
});

test("a source that the address of the text names shows below it, and may be opened and closed beside it", async () => {
  const page = await openPage();
  await page.goto(`${ANSWER}#s3`);
  expect(await tab(page, "Answer").getAttribute("aria-selected")).toBe("true");
  await page.getByRole("listitem").getByText("Heidelberg Catechism, Q. 60").waitFor();
  await page.goto(`${ANSWER}?tab=sources#s3`);
  const words = page.getByText("My conscience charges me");
  await words.waitFor();
  await source(page, 3).click();
  await words.waitFor({ state: "hidden" });
});

test("the address of an unknown answer is the 404 page, with that status", async () => {
  const page = await openPage({ expectedErrors: [/404/, /Page not found: \/answers\/nope/, /Answer error/] });
  const response = await page.goto("/answers/nope");
  expect(response?.status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
});

test("the server's metadata about a page disappears on navigation", async () => {
  const page = await openPage();
  await page.goto(ANSWER);
  const written = page.locator("[data-about-page]");
  expect(await written.count()).toBeGreaterThan(10);
  await tab(page, "Sources").click();
  await source(page, 1).waitFor();
  expect(await written.count()).toBeGreaterThan(10);
  await sidebar(page).getByRole("link", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
  await expect.poll(() => written.count()).toBe(0);
});
