/**
 * Content that is loaded while a page is open: after the next request, nothing of the old content is shown or cached.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { ELECTION } from "../support/content-folder.ts";
import { makeLoadedDatabase, startLiveApp } from "../support/live-app.ts";
import { panelOfSources, searchBox, tab } from "../support/steps.js";
import { listen } from "../support/test-app.ts";

useBrowser();

const OLD = "What is election?";
const NEW = "What is divine election?";
const OLD_SUGGESTION = "Who teaches election?";
const NEW_SUGGESTION = "Where does election come from?";

const suggestions = (page: Page) => page.getByRole("region", { name: "Suggested searches" }).locator("strong");

test("after a load, the next request brings new data to every page, without a reload; the text being read stays", async () => {
  const { file, folder, load } = makeLoadedDatabase();
  const { app, expectRevision } = await startLiveApp(file);
  const baseURL = await listen(app);
  const calls: string[] = [];
  const home = await openPage({ baseURL });
  home.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await home.goto("/");
  await panelOfSources(home).getByText("The Abbey Library").waitFor();
  await suggestions(home).getByText(OLD_SUGGESTION).waitFor();

  const reader = await openPage({ baseURL });
  const text = () => reader.getByRole("tabpanel").locator(".prose").innerText();
  await reader.goto("/library?topic=decree");
  await reader.getByRole("main").getByRole("link", { name: OLD }).click();
  await tab(reader, "Answer").waitFor();
  const reading = await text();
  expect(reading).toContain("So John speaks of Election");

  folder.replace(ELECTION, "So John speaks", "So the apostle John speaks");
  folder.replace("partners.yaml", "name: The Abbey Library", "name: The Abbey Bookroom");
  folder.replace("suggestions.yaml", `title: ${OLD_SUGGESTION}`, `title: ${NEW_SUGGESTION}`);
  await expectRevision(load(NEW));

  expect(calls.filter((path) => path.startsWith("/api"))).toEqual([]);
  await panelOfSources(home).getByText("The Abbey Library").waitFor();
  await searchBox(home).pressSequentially("faith");
  await panelOfSources(home).getByText("The Abbey Bookroom").waitFor();
  await suggestions(home).getByText(NEW_SUGGESTION).waitFor();
  expect(calls.filter((path) => path === "/api/partners")).toHaveLength(1);
  expect(calls.filter((path) => path === "/api/suggestions")).toHaveLength(1);

  const partners = reader.waitForResponse("**/api/partners");
  await reader.evaluate(() => window.dispatchEvent(new Event("online")));
  await partners;
  expect(await text()).toBe(reading);
  await reader.goBack();
  await reader.getByRole("main").getByRole("link", { name: NEW }).click();
  await expect.poll(text).toContain("So the apostle John speaks of Election");
});
