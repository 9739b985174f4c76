/** What a visitor sees when something fails, and how the page finds its way back. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openPage, useBrowser } from "../support/browser.js";
import { expectAddress, goWithin, panelOfSources, question, tab, toast } from "../support/steps.js";

useBrowser();

const SALVATION = "?q=What%20is%20salvation%3F";
const SEARCH_FAILED = { expectedErrors: [/^Search error:/, /Failed to load resource/] };

test("tries three times more, after 1, 2 and 4 seconds, then says that the search failed; Try again finds it", async () => {
  const page = await openPage(SEARCH_FAILED);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  // In the page, where a call fails at once: the time from there to the next call is then the page's own.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { dataset } = document.documentElement;
      if (!String(input).startsWith("/api/search") || dataset.server === "up") return fetch(input, init);
      dataset.calls = String(Number(dataset.calls ?? 0) + 1);
      return Promise.reject(new TypeError("Failed to fetch"));
    };
  });
  const calls = () => page.evaluate(() => Number(document.documentElement.dataset.calls ?? 0));
  await page.clock.install();
  await page.goto("/");
  await panelOfSources(page).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("link", { name: /What is justification\?/ }).click();
  await expect.poll(calls).toBe(1);
  for (const [made, wait] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await page.clock.runFor(wait - 1);
    expect(await calls()).toBe(made);
    await page.getByRole("status").getByText("Searching theological resources...").waitFor();
    await page.clock.runFor(1);
    await expect.poll(calls).toBe(made + 1);
  }
  await page.clock.resume();

  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  await page.getByText("Try adjusting your search terms or selecting different content partners.").waitFor();
  await toast(page, "The search failed.").waitFor();
  expect(logged.filter((line) => line.startsWith("Search error:"))).toHaveLength(1);
  expect(await calls()).toBe(4);

  await page.evaluate(() => {
    document.documentElement.dataset.server = "up";
  });
  await page.getByRole("alert").getByText("The search failed. The server cannot be reached.").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await tab(page, "Answer").waitFor();
  expect(await question(page).textContent()).toBe("What is justification?");
});

test("on the home screen a failed search shows the same", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.route("**/api/search?**", (route) => route.fulfill({ status: 400, json: {} }));
  await goWithin(page, `/${SALVATION}`);
  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  await toast(page, "The search failed.").waitFor();
  await page.unroute("**/api/search?**");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await tab(page, "Sources (8)").waitFor();
});

test("what the server refuses is said in the page, in sight, and not tried again", async () => {
  const page = await openPage(SEARCH_FAILED);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/search")) calls += 1;
  });
  await page.clock.install();
  await page.goto(`/results?q=${"a".repeat(1200)}`);
  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  const refusal = page.getByRole("alert").getByText("The question has 1200 characters; shorten it to 1000.");
  await refusal.waitFor();
  const { y = 0 } = (await refusal.boundingBox()) ?? {};
  expect(y).toBeLessThan(DESKTOP.height);
  await page.clock.runFor(60_000);
  expect(await refusal.count()).toBe(1);
  expect(calls).toBe(1);
});

test("with a dead server the page fails as said, and recovers by itself when the server is back", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.route("**/api/search?**", (route) => route.abort("connectionrefused"));
  await page.clock.install();
  await goWithin(page, `/results${SALVATION}`);
  const nothing = page.getByRole("heading", { name: "No matching answers found" });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return nothing.count();
    })
    .toBe(1);
  await page.unroute("**/api/search?**");
  await page.clock.runFor(30_000);
  await tab(page, "Answer").waitFor();
  await expect.poll(() => nothing.count()).toBe(0);
});

test("goes on by itself when the browser is online again", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.clock.install();
  await page.goto(`/results${SALVATION}`);
  await tab(page, "Answer").waitFor(); // The code of the page is here; only data is missing from now on.
  await page.getByRole("link", { name: "Ask another question" }).click();
  await panelOfSources(page).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: /What is justification\?/ }).click();
  await page.getByRole("status").getByText("Searching theological resources...").waitFor();
  await page.clock.runFor(1_000);
  await page.clock.runFor(2_000);
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return tab(page, "Answer").count();
    })
    .toBe(1);
});

test("a page whose code cannot be fetched says so in its place, and opens when the browser is online again", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.goto("/");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "This page could not be opened" }).waitFor();
  await page.getByText("You are offline. The page opens by itself as soon as you are online.").waitFor();
  await expectAddress(page, "/library");
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
});

test("a page whose code does not come is tried again when asked", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.clock.install();
  await page.goto("/");
  await panelOfSources(page).waitFor();
  await page.route("**/assets/library-*.js", (route) => route.abort("connectionrefused"));
  await page.getByRole("link", { name: "Library" }).click();
  const failed = page.getByRole("heading", { level: 1, name: "This page could not be opened" });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return failed.count();
    })
    .toBe(1);
  await page.unroute("**/assets/library-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
});

test("a panel that cannot be fetched for long is left out, and the page stays", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.clock.install();
  await page.goto("/");
  let tries = 0;
  await page.route("**/assets/profile-panel-*.js", (route) => {
    tries += 1;
    return route.abort("connectionrefused");
  });
  await page.getByRole("button", { name: "Profile" }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return tries;
    })
    .toBeGreaterThanOrEqual(4);
  await page.getByRole("link", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
});

test("a page left open while the server was renewed begins anew with the new code", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.clock.install();
  await page.goto("/");
  await panelOfSources(page).waitFor();
  const gone = "**/assets/**";
  await page.route(gone, (route) => route.fulfill({ status: 404, json: {} }));
  await page.route("**/library", async (route) => {
    await page.unroute(gone);
    await route.continue();
  });
  await page.getByRole("link", { name: "Library" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Library" });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return heading.count();
    })
    .toBe(1);
  await expectAddress(page, "/library");
});

test("looks again on focus and on reconnect, but never swaps the text under the reader", async () => {
  const page = await openPage();
  let calls = 0;
  await page.route("**/api/search?**", async (route) => {
    calls += 1;
    const response = await route.fetch();
    const body = await response.json();
    if (calls > 1) body.answer.answer = "Another text.";
    await route.fulfill({ response, json: body });
  });
  await page.clock.install();
  await goWithin(page, `/results${SALVATION}`);
  await tab(page, "Answer").waitFor();
  const text = await page.getByRole("tabpanel").innerText();
  const lookAgainOn = async (event: string) => {
    await page.clock.runFor(10_000); // more often it does not look
    await page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
    return calls;
  };
  await expect.poll(() => lookAgainOn("focus")).toBeGreaterThan(1);
  const soFar = calls;
  await expect.poll(() => lookAgainOn("online")).toBeGreaterThan(soFar);
  await expect.poll(() => page.getByRole("tabpanel").innerText()).toBe(text);
});

test("unused data is dropped after five minutes, and not before", async () => {
  const page = await openPage();
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/library")) calls += 1;
  });
  const go = async (name: string) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  await page.clock.install();
  await page.goto("/settings");
  await go("Library");
  await page.getByRole("heading", { name: "Topics" }).waitFor();
  await go("Settings");
  await page.clock.runFor(4 * 60_000);
  await go("Library");
  expect(calls).toBe(1);
  await go("Settings");
  await page.clock.runFor(5 * 60_000);
  await go("Library");
  await expect.poll(() => calls).toBe(2);
});

test("a search that nobody waits for any more is given up", async () => {
  const page = await openPage();
  await page.route("**/api/search?**", () => undefined);
  await goWithin(page, `/results${SALVATION}`);
  await page.getByRole("status").getByText("Searching theological resources...").waitFor();
  const abandoned = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/search"));
  await page.getByRole("link", { name: "Ask another question" }).click();
  expect((await abandoned).failure()?.errorText).toBe("net::ERR_ABORTED");
});

test("any other path is the 404 page, which logs the path and leads home", async () => {
  const page = await openPage({ expectedErrors: [/^Page not found:/] });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/no/such/page?x=1");
  await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
  await expect.poll(() => page.title()).toBe("Page not found · Loci");
  expect(logged).toContain("Page not found: /no/such/page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expectAddress(page, "/");
  await expect.poll(() => question(page).textContent()).toBe("What would you like to know?");
});

/** Gives answers without citations, which no screen can render. */
async function breakAnswers(page: Page): Promise<void> {
  await page.route("**/api/search?**", async (route) => {
    const response = await route.fetch();
    const { answer, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, answer: { ...answer, citations: null } } });
  });
}

test("a screen that fails to render shows the application error with its message, and a way home", async () => {
  const page = await openPage({ expectedErrors: [/./] });
  await breakAnswers(page);
  await goWithin(page, `/results${SALVATION}`);
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  await expect.poll(() => page.getByRole("alert").innerText()).toMatch(/iterable|null/);
  await expect.poll(() => page.title()).toBe("Unexpected Application Error! · Loci");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await panelOfSources(page).waitFor();
});

test("where a screen fails and the error page does not load either, there is still a way home", async () => {
  const page = await openPage({ expectedErrors: [/./] });
  await page.route("**/assets/error-*.js", (route) => route.abort());
  await breakAnswers(page);
  await goWithin(page, `/results${SALVATION}`);
  await page.getByRole("main").getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await panelOfSources(page).waitFor();
});
