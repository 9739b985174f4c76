/**
 * axe finds no violations in any state, in both themes. For the screens in their initial state, see screens.test.ts.
 */
import { test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { DESKTOP, openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import {
  goWithin,
  openAnswer,
  panelOfSources,
  searchBox,
  searchButton,
  show,
  sidebar,
  source,
  tab,
  toast,
} from "../support/steps.js";

useBrowser();

test("text too long, partners chosen and all shown", async () => {
  const page = await openPage(STILL);
  await page.goto("/");
  await searchBox(page).fill("a".repeat(1001));
  await searchButton(page).click();
  await page.getByRole("alert").waitFor();
  await panelOfSources(page).getByRole("button", { name: "See 3 More" }).click();
  await panelOfSources(page).getByRole("checkbox", { name: "Monergism" }).check();
  await expectNoViolations(page);
});

test("searching", async () => {
  const page = await openPage(STILL);
  await page.route("**/api/search?**", () => undefined);
  for (const path of ["/results", "/?q=grace"]) {
    await goWithin(page, path);
    await page.getByText("Searching theological resources...").waitFor();
    await expectNoViolations(page);
  }
});

test("sources, one of them open and reached from the text", async () => {
  const page = await openPage({ ...STILL, keep: true });
  await show(page, "/results");
  await page.getByRole("link", { name: "Source 3", exact: true }).first().click();
  await page.getByRole("button", { name: "Back to text" }).waitFor();
  await expectNoViolations(page);
  await page.getByRole("button", { name: /^OPC 2/ }).click();
  await expectNoViolations(page);
});

test("previews over the text", async () => {
  const page = await openPage({ ...STILL, keep: true });
  await show(page, "/results");
  await page.getByRole("tabpanel").locator("a.scripture-reference").first().click();
  await page.getByRole("button", { name: "King James Version" }).waitFor();
  await expectNoViolations(page, [DESKTOP]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Source 1", exact: true }).first().hover();
  await page.getByRole("dialog", { name: "Source 1" }).waitFor();
  await expectNoViolations(page, [DESKTOP]);
});

test("a failed search with its message", async () => {
  const page = await openPage({ ...STILL, expectedErrors: [/^Search error:/, /Failed to load resource/] });
  await page.route("**/api/search?**", (route) => route.fulfill({ status: 400, json: {} }));
  await goWithin(page, "/results");
  await toast(page, "The search failed.").hover();
  await expectNoViolations(page);
});

test("a screen that failed to render", async () => {
  const page = await openPage({ ...STILL, expectedErrors: [/./] });
  await page.route("**/api/search?**", (route) =>
    route.fulfill({ json: { answer: {}, corrected: null, related: [] } }),
  );
  await goWithin(page, "/results");
  // Until its code has loaded, a plainer page shows.
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await expectNoViolations(page);
});

test("sidebar collapsed, with tooltip and flyout", async () => {
  const page = await openPage(STILL);
  await page.goto("/");
  await sidebar(page).waitFor();
  await page.keyboard.press("Control+b");
  await sidebar(page).getByRole("link", { name: "Library" }).focus();
  await page.getByRole("tooltip").waitFor();
  await expectNoViolations(page, [DESKTOP]);
  await sidebar(page).getByRole("button", { name: "Recent Searches" }).click();
  await sidebar(page).getByRole("link", { name: "Explain covenant theology" }).waitFor();
  await expectNoViolations(page, [DESKTOP]);
});

test("theme menu and Profile", async () => {
  const page = await openPage({ ...STILL, keep: true });
  await show(page, "/");
  await sidebar(page)
    .getByRole("button", { name: /^Theme/ })
    .click();
  await page.getByRole("menu").waitFor();
  await expectNoViolations(page, [DESKTOP]);
  await sidebar(page).getByRole("button", { name: "Profile" }).click();
  await page.getByRole("region", { name: "This device" }).waitFor();
  await expectNoViolations(page, [DESKTOP]);
});

test("the drawer of small screens", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE, keep: true });
  await show(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await sidebar(page).waitFor();
  await expectNoViolations(page, [PHONE]);
});

test("disclosures of small screens", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await page.goto("/");
  await panelOfSources(page)
    .getByRole("button", { name: /^Search sources/ })
    .click();
  await expectNoViolations(page, [PHONE]);
  await show(page, "/search?q=grace");
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expectNoViolations(page, [PHONE]);
});

test("study with answers, notes and lists; settings that ask", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results");
  await page.getByRole("button", { name: "Save in Study" }).click();
  await sidebar(page).getByRole("link", { name: "Study", exact: true }).click();
  await page.getByRole("button", { name: "Add a note", exact: true }).click();
  await expectNoViolations(page);
  await page.getByRole("textbox", { name: "Your note" }).fill("Read this again.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await tab(page, "Notes (1)").click();
  await expectNoViolations(page);
  await tab(page, /^Lists/).click();
  await page.getByRole("textbox", { name: "New reading list" }).fill("For winter");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("region", { name: "For winter" }).waitFor();
  await expectNoViolations(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Clear history" }).click();
  await expectNoViolations(page);
});

test("a source opened by its address", async () => {
  const page = await openPage({ ...STILL, keep: true });
  await show(page, "/results?tab=sources#s2");
  await source(page, 2).waitFor();
  await expectNoViolations(page);
});
