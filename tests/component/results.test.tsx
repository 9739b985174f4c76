/** The results screen: question, answer, sources, and related resources. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Study } from "../../web/stores/study.ts";
import {
  makeAnswer,
  makeBook,
  makeClosest,
  makeNothing,
  makeRelated,
  makeResource,
  makeSearchResult,
} from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { storedValues } from "../support/stored-values.ts";
import { silence, stubServer } from "../support/stub-server.ts";

const tab = (name: string) => screen.findByRole("tab", { name });

test("asks the default question when the address has none, and does not remember it", async () => {
  localStorage.setItem("history", "[]");
  const server = stubServer();
  renderApp("/results");
  await tab("Answer");
  expect(screen.getByRole("heading", { level: 1, name: "What is salvation?" })).toBeTruthy();
  expect(server.asked("/api/search")[0]?.searchParams.get("q")).toBe("What is salvation?");
  expect(localStorage.getItem("history")).toBe("[]");
});

test("names the question in the page's title and marks Search as the current place", async () => {
  stubServer();
  renderApp("/results?q=What%20is%20salvation%3F");
  await tab("Answer");
  expect(document.title).toBe("What is salvation? · Loci");
  const navigation = within(screen.getByRole("navigation", { name: "Main" }));
  expect(navigation.getByRole("link", { name: "Search" }).getAttribute("aria-current")).toBe("page");
});

test("shows a chip for each partner cited, most cited first, with the count", async () => {
  stubServer();
  renderApp("/results");
  const chips = await screen.findAllByRole("button", { name: / \d sources?$/ });
  expect(chips.map((chip) => chip.textContent)).toEqual(["OPC 2 sources", "CCEL 1 source", "CRCNA 1 source"]);
});

test("lists the numbered sources, each with its share icon, in the Sources tab", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await tab("Sources"));
  expect(screen.getAllByRole("article")).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Share source 4" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Institutes.3\.1\.1/ }).getAttribute("aria-expanded")).toBe("false");
});

test("shows the sources of one partner when its chip is chosen, and all again", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("button", { name: "CCEL 1 source" }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Show all sources" }));
  expect(screen.getAllByRole("article")).toHaveLength(4);
});

test("moves between the tabs with the arrow keys", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await tab("Answer"));
  await user.keyboard("{ArrowRight}");
  expect((await tab("Sources")).getAttribute("aria-selected")).toBe("true");
});

test("restores the tab on Back", async () => {
  stubServer();
  const { user, goBack } = renderApp("/results?q=salvation");
  await user.click(await tab("Sources"));
  await user.click(screen.getByRole("link", { name: "Ask another question" }));
  expect(await screen.findByRole("heading", { name: "What would you like to know?" })).toBeTruthy();
  goBack();
  expect((await tab("Sources")).getAttribute("aria-selected")).toBe("true");
});

test("recommends resources, a book and further reading", async () => {
  const server = stubServer();
  server.on(
    "/api/answers/salvation/related",
    makeRelated({
      resources: [
        makeResource(),
        makeResource({ title: "On Grace", type: "video", duration: "42 min", url: "https://v.example" }),
        makeResource({ title: "On Faith", type: "pdf", url: "https://p.example" }),
        makeResource({ title: "On Hope", type: "article", url: "https://a.example" }),
      ],
    }),
  );
  renderApp("/results");
  expect(await screen.findByRole("heading", { name: "Related Resources" })).toBeTruthy();
  const video = await screen.findByRole("link", { name: /On Grace/ });
  expect(video.textContent).toContain("Video, B. B. Warfield, Monergism, 42 min");
  const resources = screen.getAllByRole("link").filter(({ textContent }) => textContent?.includes("B. B. Warfield"));
  const icons = resources.map((resource) => resource.querySelector("svg")?.innerHTML);
  expect(new Set(icons).size).toBe(4);
  const store = screen.getByRole("link", { name: "View on Project Gutenberg" });
  expect(store.getAttribute("target")).toBe("_blank");
  expect(store.getAttribute("rel")).toBe("noopener");
  expect(store.getAttribute("href")).toMatch(/^https:\/\//);
  expect(screen.getByRole("img", { name: /^Cover of / })).toBeTruthy();
  expect(screen.getByText("Free ebook")).toBeTruthy();
  const reading = screen.getByRole("link", { name: "Canons of Dort, third and fourth heads" });
  expect(reading.getAttribute("target")).toBe("_blank");
});

test.each([
  [4.8, 4],
  [5, 5],
  [3, 3],
])("fills as many stars as the floor of the rating %d", async (rating, filled) => {
  const server = stubServer();
  server.on("/api/answers/salvation/related", makeRelated({ book: makeBook({ rating }) }));
  renderApp("/results");
  const stars = await screen.findByRole("img", { name: `Editors’ rating: ${rating} out of 5` });
  expect(stars.querySelectorAll("[data-filled]")).toHaveLength(filled);
  expect(stars.querySelectorAll("svg")).toHaveLength(5);
});

test("offers two next steps when there is no answer", async () => {
  const server = stubServer();
  server.on("/api/search", makeClosest());
  const { user, address } = renderApp("/results?q=xyzzy");
  expect(await screen.findByRole("heading", { name: "No matching answers found" })).toBeTruthy();
  expect(screen.queryByRole("complementary", { name: "Related Resources" })).toBeNull();
  expect(screen.getByRole("link", { name: "Browse the Library" })).toBeTruthy();

  await user.click(screen.getByRole("link", { name: "Change the question" }));
  expect(address()).toBe("/");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" }).value).toBe("xyzzy");
});

test("offers to search all sources when a restricted search finds nothing", async () => {
  const server = stubServer();
  server.on("/api/search", makeNothing());
  const { user, address } = renderApp("/results?q=xyzzy&partner=opc");
  await user.click(await screen.findByRole("button", { name: "Search all nine sources" }));
  expect(address()).toBe("/results?q=xyzzy");
});

test("shows an answer that cites none of the chosen sources, says so, and draws no marks", async () => {
  const server = stubServer();
  server.on("/api/search", makeSearchResult({ answer: makeAnswer({ citations: [] }) }));
  renderApp("/results?q=salvation&partner=wikisource");
  expect(await screen.findByText("This answer does not cite Wikisource (English).")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Search all nine sources" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Source 1" })).toBeNull();
});

test("keeps the text on the screen when a refetch returns another", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = stubServer();
  renderApp("/results?q=salvation");
  await tab("Answer");
  server.on("/api/search", makeSearchResult({ answer: makeAnswer({ answer: "Another text." }) }));
  await vi.advanceTimersByTimeAsync(6_000); // SWR refetches on focus at most every five seconds.
  window.dispatchEvent(new Event("focus"));
  await waitFor(() => expect(server.asked("/api/search").length).toBe(2));
  await vi.advanceTimersByTimeAsync(6_000);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(server.asked("/api/search").length).toBe(3));
  expect(screen.queryByText("Another text.")).toBeNull();
});

test("remembers a question once it has been answered, and not before", async () => {
  const server = stubServer();
  server.on("/api/search", silence);
  renderApp("/results?q=What%20is%20grace%3F");
  await screen.findByText("Searching theological resources...");
  expect(localStorage.getItem("history")).toBeNull();
});

test("saves an answer in Study and removes it again", async () => {
  stubServer();
  const { user } = renderApp("/results");
  const keep = await screen.findByRole("button", { name: "Save in Study" });
  await user.click(keep);
  expect(keep.getAttribute("aria-pressed")).toBe("true");
  expect((storedValues.get("study") as Study).answers[0]?.id).toBe("salvation");
  await user.click(keep);
  expect((storedValues.get("study") as Study).answers).toEqual([]);
});
