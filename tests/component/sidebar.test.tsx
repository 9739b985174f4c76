/** The sidebar: navigation, recent searches, footer, theme, and its open state. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { followTheme } from "../../web/stores/theme.ts";
import { makeClosest } from "../support/make.ts";
import { makeAnswerList, makeLibrary } from "../support/make-library.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

const SPEC_HISTORY = [
  "What is Reformed theology?",
  "How does predestination work?",
  "What are the five points of Calvinism?",
  "Explain covenant theology",
  "What is the Westminster Confession?",
  "How should I study systematic theology?",
  "What is common grace?",
  "Explain limited atonement.",
];

const sidebar = () => within(screen.getByRole("complementary", { name: "Sidebar" }));
const recent = () =>
  sidebar()
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("fetches what a page shows as soon as its link is pointed at, and once, even if it is opened meanwhile", async () => {
  const server = stubServer();
  let respond = (_library: object) => {};
  const library = new Promise<object>((resolve) => {
    respond = resolve;
  });
  server.on("/api/library", () => library);
  const { user } = renderApp("/settings");
  const link = within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Library" });
  await user.hover(link);
  await waitFor(() => expect(server.asked("/api/library")).toHaveLength(1));
  await user.unhover(link);
  await user.hover(link);
  await user.click(link);
  await waitFor(() => expect(document.title).toContain("Library"));
  respond(makeLibrary());
  expect(await screen.findByRole("heading", { name: "Topics" })).toBeTruthy();
  expect(server.asked("/api/library")).toHaveLength(1);
});

test("leads to the five places, and marks the current one", async () => {
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on("/api/answers", makeAnswerList());
  const { user } = renderApp("/");
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Search", "/search"],
    ["Library", "/library"],
    ["Study", "/study"],
    ["Settings", "/settings"],
  ]);
  for (const link of links) {
    await user.click(link);
    expect(links.filter((one) => one.hasAttribute("aria-current"))).toEqual([link]);
  }
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
});

test("has the brand at its head, and Settings at its foot", async () => {
  stubServer();
  const { user, address } = renderApp("/results");
  await user.click(sidebar().getAllByRole("link", { name: "Settings" }).at(-1) as HTMLElement);
  expect(address()).toBe("/settings");
  const brand = sidebar().getByRole("link", { name: "Loci, home" });
  expect(brand.textContent).toBe("Loci");
  await user.click(brand);
  expect(address()).toBe("/");
});

test("begins with the eight searches of the specification, in their order", () => {
  stubServer();
  renderApp("/");
  expect(recent()).toEqual(SPEC_HISTORY);
});

test("runs a recent search again on the home screen", async () => {
  const server = stubServer();
  const { user, address } = renderApp("/settings");
  await user.click(screen.getByRole("link", { name: "Explain covenant theology" }));
  expect(address()).toBe("/?q=Explain%20covenant%20theology");
  await screen.findByRole("tab", { name: "Sources (4)" });
  expect(server.asked("/api/search")[0]?.searchParams.get("q")).toBe("Explain covenant theology");
});

test("puts an answered question at the front and keeps it", async () => {
  stubServer();
  renderApp("/results?q=What%20is%20grace%3F");
  await screen.findByRole("tab", { name: "Sources" });
  expect(recent()).toEqual(["What is grace?", ...SPEC_HISTORY]);
  expect(JSON.parse(localStorage.getItem("history") ?? "")[0]).toBe("What is grace?");
});

test("removes a search and moves the focus on; Undo restores it with the focus", async () => {
  stubServer();
  const { user } = renderApp("/");
  const [first = "", second = "", ...rest] = SPEC_HISTORY;
  sidebar()
    .getByRole("button", { name: `Remove: ${first}` })
    .focus();
  await user.keyboard("{Enter}");
  expect(recent()).toEqual([second, ...rest]);
  expect(document.activeElement?.textContent).toBe(second);
  expect(JSON.parse(localStorage.getItem("history") ?? "")).toEqual([second, ...rest]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(recent()).toEqual(SPEC_HISTORY);
  expect(document.activeElement?.textContent).toBe(first);
});

test("adds no question twice, whatever its case and spaces", async () => {
  stubServer();
  renderApp("/results?q=%20what%20IS%20%20common%20grace%3F");
  await screen.findByRole("tab", { name: "Sources" });
  expect(recent()).toEqual(SPEC_HISTORY);
});

test("remembers a question that found no answer: the search itself succeeded", async () => {
  const server = stubServer();
  server.on("/api/search", makeClosest());
  renderApp("/results?q=xyzzy");
  await screen.findByText("No matching answers found");
  expect(recent()[0]).toBe("xyzzy");
});

test("starts over when the stored history is invalid", () => {
  localStorage.setItem("history", '{"not":"a list"}');
  stubServer();
  renderApp("/");
  expect(recent()).toEqual(SPEC_HISTORY);
});

test("closes and opens the list of recent searches", async () => {
  stubServer();
  const { user } = renderApp("/");
  const button = screen.getByRole("button", { name: "Recent Searches" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.click(button);
  expect(screen.queryByRole("link", { name: "Explain covenant theology" })).toBeNull();
  await user.click(button);
  expect(recent()).toEqual(SPEC_HISTORY);
});

test.each([
  ["Control", "Linux x86_64"],
  ["Meta", "MacIntel"],
])("collapses on %s and B, and remembers it in the cookie", async (key, platform) => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  stubServer();
  const { user } = renderApp("/");
  expect(screen.getByRole("button", { name: "Collapse sidebar" })).toBeTruthy();
  await user.keyboard(`{${key}>}b{/${key}}`);
  expect(screen.getByRole("button", { name: "Expand sidebar" }).getAttribute("aria-expanded")).toBe("false");
  expect(document.cookie).toContain("sidebar:state=false");
});

test("stays collapsed over a reload", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated page has no Cookie Store API.
  document.cookie = "sidebar:state=false; path=/";
  stubServer();
  renderApp("/");
  expect(screen.getByRole("button", { name: "Expand sidebar" })).toBeTruthy();
});

test("shows recent searches as a flyout while collapsed, until Escape", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.keyboard("{Control>}b{/Control}");
  const button = screen.getByRole("button", { name: "Recent Searches" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  expect(await screen.findByRole("link", { name: "Explain covenant theology" })).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("link", { name: "Explain covenant theology" })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("shows the time and the copyright", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 10, 42, 30), shouldAdvanceTime: true });
  stubServer();
  renderApp("/");
  expect(screen.getByText("© 2026 Loci")).toBeTruthy();
  expect(screen.getByText("10:42")).toBeTruthy();
});

test("updates the clock when the minute changes", async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 10, 42, 30), shouldAdvanceTime: true });
  stubServer();
  renderApp("/");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText("10:43")).toBeTruthy();
});

test("shows in Profile what this device stores", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.click(screen.getByRole("button", { name: "Profile" }));
  const panel = within(await screen.findByRole("region", { name: "This device" }));
  expect(panel.getByText("You are reading as a guest. Answers and notes are saved in this browser.")).toBeTruthy();
  expect(panel.getByText("8")).toBeTruthy();
});

test("chooses a theme, keeps it, and gives the focus back", async () => {
  followTheme();
  stubServer();
  const { user } = renderApp("/");
  const button = screen.getByRole("button", { name: "Theme: System" });
  await user.click(button);
  const dark = await screen.findByRole("menuitemradio", { name: "Dark" });
  expect(screen.getAllByRole("menuitemradio").map(({ textContent }) => textContent)).toEqual([
    "Light",
    "Dark",
    "System",
  ]);
  await user.click(dark);
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(screen.queryByRole("menu")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Theme: Dark" })));
});

test("navigates the theme menu by arrow keys and by typing, which starts over after a second", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubServer();
  const { user } = renderApp("/");
  screen.getByRole("button", { name: "Theme: System" }).focus();
  await user.keyboard("{ArrowDown}"); // Opens it.
  const focused = () => document.activeElement?.textContent;
  await waitFor(() => expect(focused()).toBe("System"));
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Light");
  await user.keyboard("d");
  expect(focused()).toBe("Dark");
  await user.keyboard("l"); // "dl" is no theme
  expect(focused()).toBe("Dark");
  await vi.advanceTimersByTimeAsync(1_000);
  await user.keyboard("l");
  expect(focused()).toBe("Light");
});

test("focuses the search box on '/', unless someone is typing", async () => {
  stubServer();
  const { user } = renderApp("/");
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
  screen.getByRole("button", { name: "Refresh" }).focus();
  await user.keyboard("/");
  expect(document.activeElement).toBe(box);
  await user.keyboard("and/or");
  expect(box.value).toBe("and/or");
});

test("goes to the search box of the home screen on '/' from a page without one", async () => {
  stubServer();
  const { user, address } = renderApp("/results");
  await screen.findByRole("tab", { name: "Sources" });
  await user.keyboard("/");
  expect(address()).toBe("/");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your question" }));
});
