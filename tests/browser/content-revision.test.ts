/** Content that is loaded while a page is open: its next request tells it, and then nothing of the old is shown or kept. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { startServer } from "../support/real-server.ts";
import { prepareSeed } from "../support/seed-command.ts";
import { panelOfSources, searchBox, sidebar, tab } from "../support/steps.js";

useBrowser();

const OLD = "What is election?";
const NEW = "What is divine election?";
const OLD_SUGGESTION = "Who teaches election?";
const NEW_SUGGESTION = "Where does election come from?";

/** A page of a server of its own, and `npm run seed` with another question, partner and suggestion. */
async function openOwnServer() {
  const folder = makeContentFolder();
  const seeding = prepareSeed(folder);
  seeding.load();
  const server = await startServer(seeding.file);
  const page = await openPage({ baseURL: server.address });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const seed = async () => {
    folder.replace(ELECTION, `question: ${OLD}`, `question: ${NEW}`);
    folder.replace(ELECTION, "So John speaks", "So the apostle John speaks");
    folder.replace("partners.yaml", "name: The Abbey Library", "name: The Abbey Bookroom");
    folder.replace("suggestions.yaml", `title: ${OLD_SUGGESTION}`, `title: ${NEW_SUGGESTION}`);
    const { code, stderr } = await seeding.seed();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const search = `/api/search?q=${encodeURIComponent(NEW)}`;
    await expect
      .poll(async () => ((await server.get(search)).body.answer as { question: string }).question, { timeout: 20_000 })
      .toBe(NEW);
  };
  return { page, seed, calls };
}

const suggestions = (page: Page) => page.getByRole("region", { name: "Suggested searches" }).locator("strong");

test("partners and suggestions on the screen follow with the next request, without a reload", async () => {
  const { page, seed, calls } = await openOwnServer();
  await page.goto("/");
  await panelOfSources(page).getByText("The Abbey Library").waitFor();
  await suggestions(page).getByText(OLD_SUGGESTION).waitFor();
  await seed();
  expect(calls.filter((path) => path.startsWith("/api"))).toEqual([]);
  await panelOfSources(page).getByText("The Abbey Library").waitFor();

  await searchBox(page).pressSequentially("faith");
  await panelOfSources(page).getByText("The Abbey Bookroom").waitFor();
  await suggestions(page).getByText(NEW_SUGGESTION).waitFor();
  expect(calls.filter((path) => path === "/api/partners")).toHaveLength(1);
  expect(calls.filter((path) => path === "/api/suggestions")).toHaveLength(1);
});

test("what was seen before is asked for again; the text on the screen is not taken from its reader", async () => {
  const { page, seed, calls } = await openOwnServer();
  const text = () => page.getByRole("tabpanel").innerText();
  await page.goto("/library?topic=decree");
  await page.getByRole("main").getByRole("link", { name: OLD }).click();
  await tab(page, "Answer").waitFor();
  const reading = await text();
  expect(reading).toContain("So John speaks of Election");

  await seed();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => calls).toContain("/api/partners");
  await page.waitForLoadState("networkidle");
  expect(await text()).toBe(reading);

  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: NEW }).click();
  await expect.poll(text).toContain("So the apostle John speaks of Election");
  await sidebar(page).getByRole("link", { name: "Home", exact: true }).click();
  await panelOfSources(page).getByText("The Abbey Bookroom").waitFor();
  await suggestions(page).getByText(NEW_SUGGESTION).waitFor();
});
