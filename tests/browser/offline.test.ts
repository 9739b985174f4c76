/** Offline, visited pages and saved answers still open, all of one edition. Loci can be installed. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { ELECTION } from "../support/content-folder.ts";
import { makeLoadedDatabase, startLiveApp } from "../support/live-app.ts";
import { PAGE_NOT_FOUND } from "../support/screens.js";
import { openAnswer, question, tab, toast } from "../support/steps.js";
import { buildTestApp, listen } from "../support/test-app.ts";
import { allStored } from "../support/visitor-database.ts";
import { startWire, type Wire } from "../support/wire.ts";

useBrowser();

const WORKER = { ...STILL, serviceWorkers: "allow" as const, expectedErrors: [/net::ERR_/, /error:/] };
const PATIENCE = { timeout: 60_000 };
const OLD = "So John speaks of Election";
const NEW = "So the apostle John speaks of Election";

/** Opens a page and waits until the worker controls it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/**
 * Takes a page offline for all documents to come. Some versions of Chromium forget `navigator.onLine` with the next one, and
 * some leave workers online, so the connection is cut as well.
 *
 * @returns A function that takes it online again.
 */
async function goOffline(page: Page, wire: Wire): Promise<() => Promise<void>> {
  wire.cut();
  const context = page.context();
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const emulate = () => void session.send("Network.emulateNetworkConditions", offline);
  page.on("domcontentloaded", emulate);
  return async () => {
    wire.mend();
    page.off("domcontentloaded", emulate);
    await session.detach();
    await context.setOffline(false);
  };
}

const notice = (page: Page) => page.getByText("You are offline. The pages you have visited");

/** The cached paths, and their editions. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("content");
    const requests = await cache.keys();
    const editions = new Set<string>();
    for (const request of requests)
      editions.add((await cache.match(request, { ignoreVary: true }))?.headers.get("x-edition") ?? "none");
    const paths = requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);
    return { paths, editions: [...editions] };
  });
const keptPaths = async (page: Page) => (await readKept(page)).paths;

const offline = (page: Page) => page.getByRole("region", { name: "Without a network" });
const keepAll = (page: Page) => offline(page).getByRole("button", { name: /^Keep all \d+ answers$/ });
/** Number of entries. */
const allAnswers = (page: Page) => page.evaluate(async () => (await (await caches.open("all-answers")).keys()).length);

/** A wire to a server with few answers, because all of them are kept. */
const startSmallWire = async () => startWire(await listen(await buildTestApp()));

test("one press keeps all answers; another removes them, and so does clearing everything", async () => {
  const wire = await startSmallWire();
  const page = await openPage({ ...WORKER, baseURL: wire.address });
  await openWithWorker(page, "/library");
  await offline(page)
    .getByText(/They take about \d+ megabytes?\./)
    .waitFor();
  await keepAll(page).click();
  await offline(page).getByText("All 4 answers are kept on this device").waitFor(PATIENCE);
  await expectNoViolations(page);
  // As a worker does when it starts again.
  const told = await page.evaluate(async () => {
    const states: string[] = [];
    const { serviceWorker } = navigator;
    const take = ({ data }: MessageEvent) => void states.push(data.allAnswers.state);
    serviceWorker.addEventListener("message", take);
    serviceWorker.controller?.postMessage({ allAnswers: "keep" });
    while (states.at(-1) !== "kept") await new Promise((resolve) => serviceWorker.addEventListener("message", resolve));
    serviceWorker.removeEventListener("message", take);
    return states;
  });
  expect(told).toEqual(["kept"]);
  const goOnline = await goOffline(page, wire);
  for (const id of ["election", "faith"]) {
    await page.goto(`/answers/${id}`);
    await tab(page, "Answer").waitFor();
    await page.getByRole("heading", { name: "Related Resources" }).waitFor();
  }
  await goOnline();
  await page.goto("/library");
  await offline(page).getByRole("button", { name: "Remove them from this device" }).click();
  await keepAll(page).waitFor();
  expect(await allAnswers(page)).toBe(0);

  await keepAll(page).click();
  await offline(page)
    .getByText(/^All \d+ answers are kept/)
    .waitFor(PATIENCE);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).last().click();
  await toast(page, "Everything cleared").waitFor();
  await expect.poll(() => allAnswers(page)).toBe(0);
});

test("the keeping of all answers can be stopped, and goes on after an interruption", async () => {
  const wire = await startSmallWire();
  const page = await openPage({ ...WORKER, baseURL: wire.address });
  await openWithWorker(page, "/library");
  await offline(page).waitFor();
  wire.hold();
  await keepAll(page).click();
  await offline(page).getByRole("progressbar", { name: "Answers kept" }).waitFor();
  await offline(page).getByRole("button", { name: "Stop" }).click();
  await keepAll(page).waitFor();
  expect(await allAnswers(page)).toBe(0);

  await keepAll(page).click();
  await offline(page).getByRole("button", { name: "Stop" }).waitFor();
  wire.cut();
  await offline(page).getByText("The server could not be reached. Not all answers are kept yet.").waitFor();
  wire.mend();
  await offline(page).getByRole("button", { name: "Go on now" }).click();
  await offline(page)
    .getByText(/^All \d+ answers are kept/)
    .waitFor(PATIENCE);
});

test("says when there is not enough room for all answers, and keeps none of them", async () => {
  const page = await openPage({ ...WORKER, baseURL: await listen(await buildTestApp()) });
  await openWithWorker(page, "/library");
  await offline(page).waitFor();
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1000 });
  await keepAll(page).click();
  await offline(page)
    .getByText(/^There is not enough room on this device: all answers take about/)
    .waitFor(PATIENCE);
  expect(await allAnswers(page)).toBe(0);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await offline(page).getByRole("button", { name: "Try again" }).click();
  await offline(page)
    .getByText(/^All \d+ answers are kept/)
    .waitFor(PATIENCE);
});

test("visited pages open offline, and the library, until everything is cleared, which leaves no trace of them", async () => {
  const wire = await startWire(inject("baseUrl"));
  const page = await openPage({ ...WORKER, baseURL: wire.address });
  await openWithWorker(page, "/results?q=What%20is%20grace%3F");
  await expect.poll(() => keptPaths(page), PATIENCE).toContain("/api/search?q=What%20is%20grace%3F");
  await openAnswer(page, "/results?q=What%20is%20faith%3F");
  await page.getByRole("heading", { name: "Recommended Book" }).waitFor();
  await expect.poll(() => keptPaths(page), PATIENCE).toContain("/api/library");
  const goOnline = await goOffline(page, wire);
  await notice(page).waitFor();
  await expectNoViolations(page);
  await page.reload();
  await tab(page, "Answer").waitFor();
  await page.getByRole("heading", { name: "Recommended Book" }).waitFor();
  await notice(page).waitFor();
  await openAnswer(page, "/results?q=What%20is%20grace%3F");
  await page.goto("/library");
  await page.getByRole("heading", { name: "Index of questions" }).waitFor();
  await page.goto("/settings");
  await question(page).getByText("Settings").waitFor();
  await goOnline();
  await expect.poll(() => notice(page).count()).toBe(0);
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).last().click();
  await toast(page, "Everything cleared").waitFor();
  await expect.poll(() => allStored(page)).not.toMatch(/grace|faith/i);

  await openAnswer(page, "/answers/baptism");
  await page.getByRole("heading", { name: "Recommended Book" }).waitFor();
  await expect.poll(() => keptPaths(page), PATIENCE).toContain("/answers/baptism");
  await goOffline(page, wire);
  await page.reload();
  await tab(page, "Answer").waitFor();
  await page.goto("/answers/grace");
  await notice(page).waitFor();
  expect(await tab(page, "Answer").count()).toBe(0);
});

test("keeps what was read, and no PDFs, which are files already", async () => {
  const page = await openPage(WORKER);
  await openWithWorker(page, "/about");
  // Saved from the page, and by its address, as a link on another site does.
  await page.evaluate(async () => (await fetch("/api/answers/grace.pdf")).blob());
  const saved = page.waitForEvent("download");
  await page.evaluate(() => window.location.assign("/api/answers/faith.pdf"));
  await (await saved).path();
  await page.evaluate(async () => (await fetch("/api/answers/grace")).blob());
  await expect.poll(() => keptPaths(page), PATIENCE).toContain("/api/answers/grace");
  expect((await keptPaths(page)).filter((path) => path.endsWith(".pdf"))).toEqual([]);
});

test("a saved answer opens offline without having been visited; other unvisited pages say that they cannot", async () => {
  const wire = await startWire(inject("baseUrl"));
  const page = await openPage({
    ...WORKER,
    baseURL: wire.address,
    expectedErrors: [...WORKER.expectedErrors, ...PAGE_NOT_FOUND.expectedErrors],
  });
  await openWithWorker(page, "/settings");
  const study = {
    answers: [{ id: "grace", question: "What is grace?", category: "", excerpt: "It begins.", savedAt: "2026-11-18" }],
    notes: [],
  };
  const file = { madeBy: "Loci", study, readingLists: [] };
  await page.getByLabel("File to import").setInputFiles({
    name: "loci.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await toast(page, "loci.json imported").waitFor();
  await expect.poll(() => keptPaths(page), PATIENCE).toContain("/api/answers/grace/related");
  const notFound = page.getByRole("heading", { name: "Oops! Page not found" });
  await page.goto("/nowhere");
  await notFound.waitFor();
  expect(await keptPaths(page)).not.toContain("/nowhere");
  await goOffline(page, wire);
  await page.goto("/nowhere");
  await notFound.waitFor();
  await page.goto("/study");
  await page.getByRole("link", { name: "What is grace?" }).click();
  await tab(page, "Answer").waitFor();
  await page.getByRole("heading", { name: "Related Resources" }).waitFor();
  await page.goto("/results?q=What%20is%20sin%3F");
  await notice(page).waitFor();
  await question(page).getByText("What is sin?").waitFor();
  expect(await tab(page, "Answer").count()).toBe(0);
});

test("a new revision replaces the old one in the whole cache, and the two are never mixed", async () => {
  const { file, folder, load } = makeLoadedDatabase();
  const { app, expectRevision } = await startLiveApp(file);
  const wire = await startWire(await listen(app));
  const page = await openPage({ ...WORKER, baseURL: wire.address });
  const answer = "/results?q=What%20is%20election%3F";
  await openWithWorker(page, "/");
  await openAnswer(page, answer);
  await page.getByText(OLD).waitFor();
  const before = (await readKept(page)).editions;
  expect(before).toHaveLength(1);
  await page.goto("/library");
  await keepAll(page).click();
  await offline(page)
    .getByText(/^All \d+ answers are kept/)
    .waitFor(PATIENCE);

  folder.replace(ELECTION, "So John speaks", "So the apostle John speaks");
  await expectRevision(load());
  await page.goto("/library");
  await expect
    .poll(async () => (await readKept(page)).editions, PATIENCE)
    .toEqual([expect.not.stringContaining(before[0] ?? "")]);
  await goOffline(page, wire);
  await openAnswer(page, answer);
  await page.getByText(NEW).waitFor();
  const keptAlone = await page.evaluate(async () =>
    (await (await caches.open("all-answers")).match("/api/answers/election"))?.text(),
  );
  expect(keptAlone).toContain(NEW);
});

test("a stored answer opens while the connection hangs; entries of another edition are not used", async () => {
  const wire = await startWire(inject("baseUrl"));
  const page = await openPage({ ...WORKER, baseURL: wire.address });
  await openWithWorker(page, "/");
  await openAnswer(page, "/answers/grace");
  await expect.poll(() => keptPaths(page), PATIENCE).toContain("/answers/grace");
  wire.hold();
  await page.goto("/answers/grace", { waitUntil: "commit" });
  await tab(page, "Answer").waitFor();
  wire.mend();

  await openAnswer(page, "/results?q=What%20is%20grace%3F");
  await page.evaluate(async () => {
    const cache = await caches.open("content");
    for (const path of ["/results", "/api/search"]) {
      const address = `${path}?q=What%20is%20grace%3F`;
      const entry = await cache.match(address, { ignoreVary: true });
      const headers = new Headers(entry?.headers);
      headers.set("x-edition", "another build");
      await cache.put(address, new Response(await entry?.blob(), { headers }));
    }
  });
  await goOffline(page, wire);
  await page.reload();
  await question(page).getByText("What is grace?").waitFor();
  await notice(page).waitFor();
  expect(await tab(page, "Answer").count()).toBe(0);
});

test("can be installed: a name, icons of the declared sizes, and a worker that is kept up to date", async () => {
  const baseUrl = inject("baseUrl");
  const page = await openPage(STILL);
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await fetch(baseUrl + href)).json();
  expect(manifest).toMatchObject({ name: "Loci", start_url: "/", display: "standalone" });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await fetch(baseUrl + src);
    expect(response.headers.get("content-type")).toBe(type);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await fetch(`${baseUrl}/sw.js`)).headers.get("cache-control")).toBe("no-cache");
});
