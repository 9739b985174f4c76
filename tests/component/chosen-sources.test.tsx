/** Beside an answer: which partners were chosen for it, what that hides, and how to choose others. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { resetStores } from "../../web/stores/store.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeAnswer, makeCitation, makeNothing, makeSearchResult } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, type StubServer, silence, stubServer } from "../support/stub-server.ts";

const PAGES = ["/results", "/"];

/** Cites two of the four sources, as for a search of OPC only; the text keeps the marks of all four. */
function citeOpc(server: StubServer) {
  server.on("/api/search", (url) => {
    const isRestricted = url.searchParams.getAll("partner").includes("opc");
    const answer = isRestricted ? makeAnswer({ citations: [makeCitation(1), makeCitation(2)] }) : makeAnswer();
    return makeSearchResult({ answer });
  });
}

const chosen = async () => within(await screen.findByRole("region", { name: "Chosen sources" }));

test.each(PAGES)("says on %s which are shown and how many are hidden", async (path) => {
  const server = stubServer();
  citeOpc(server);
  renderApp(`${path}?q=salvation&partner=opc`);
  expect(
    (await chosen()).getByText("Sources shown: Orthodox Presbyterian Church. Two others are hidden."),
  ).toBeTruthy();
});

test("says nothing where all are searched", async () => {
  stubServer();
  renderApp("/results?q=salvation");
  await screen.findByRole("tab", { name: "Answer" });
  expect(screen.queryByRole("region", { name: "Chosen sources" })).toBeNull();
});

test.each(PAGES)("applies all ticked sources on %s together", async (path) => {
  const server = stubServer();
  citeOpc(server);
  const { user, address } = renderApp(`${path}?q=salvation&partner=opc`);
  const region = await chosen();
  await user.click(region.getByRole("button", { name: "Change sources" }));
  await user.click(region.getByRole("checkbox", { name: "Monergism" }));
  await user.click(region.getByRole("checkbox", { name: "Project Gutenberg" }));
  expect(address()).toBe(`${path}?q=salvation&partner=opc`);
  await user.click(region.getByRole("button", { name: "Search these" }));
  expect(address()).toBe(`${path}?q=salvation&partner=opc&partner=project-gutenberg&partner=monergism`);
  expect((await chosen()).getByText(/^Sources shown: OPC, Gutenberg and Monergism\./)).toBeTruthy();
});

test.each(PAGES)("clears the choice on %s", async (path) => {
  const server = stubServer();
  citeOpc(server);
  const { user, address } = renderApp(`${path}?q=salvation&partner=opc`);
  await user.click((await chosen()).getByRole("button", { name: "Search all nine sources" }));
  expect(address()).toBe(`${path}?q=salvation`);
  expect(await screen.findByRole("link", { name: "Source 4" })).toBeTruthy();
});

test.each([
  ["spurgeon-library", "This answer does not cite The Spurgeon Library."],
  ["wikisource&partner=monergism", "This answer does not cite Wikisource or Monergism."],
])("names those of which none is cited: %s", async (partners, line) => {
  const server = stubServer();
  server.on("/api/search", makeSearchResult({ answer: makeAnswer({ citations: [] }) }));
  const { user } = renderApp(`/results?q=salvation&partner=${partners}`);
  expect((await chosen()).getByText(line)).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Sources" }));
  expect((await chosen()).getByText(line)).toBeTruthy();
  expect(screen.getByText("No sources to show.")).toBeTruthy();
});

test.each(PAGES)("ignores on %s an unknown partner in an old link, and says so", async (path) => {
  const server = stubServer();
  citeOpc(server);
  renderApp(`${path}?q=salvation&partner=opc&partner=nobody`);
  expect(await screen.findByText("This link names a source that Loci does not have. It was left out.")).toBeTruthy();
  expect(await screen.findByRole("tab", { name: "Answer" })).toBeTruthy();
  expect(server.asked("/api/search").map((url) => url.searchParams.getAll("partner"))).toEqual([["opc"]]);
});

test("waits for the partners before it searches, if the address names some", async () => {
  const server = stubServer();
  server.on("/api/partners", silence);
  renderApp("/results?q=salvation&partner=opc");
  expect(await screen.findByText("Searching theological resources...")).toBeTruthy();
  expect(server.asked("/api/search")).toEqual([]);
});

test("counts the sources that an old link names on Search", async () => {
  const server = stubServer();
  server.on("/api/answers", { answers: [] });
  server.on("/api/library", { topics: [], books: [], works: [], answerBytes: 0 });
  server.on("/api/search", makeNothing());
  renderApp("/search?q=grace&partner=nobody&partner=nowhere");
  expect(
    await screen.findByText("This link names 2 sources that Loci does not have. They were left out."),
  ).toBeTruthy();
});

test("a reload keeps the choice for the next question", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("checkbox", { name: "Orthodox Presbyterian Church" }));
  resetStores();
  expect(await screen.findByText("Only Orthodox Presbyterian Church is searched.")).toBeTruthy();
});

test("does not count partners that could not be loaded", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/partners", new Refusal(400, "Bad Request"));
  renderApp("/results?q=grace&partner=opc");
  expect(await screen.findByRole("button", { name: "Search all sources" })).toBeTruthy();
  expect(await takeConsoleErrors()).toHaveLength(1);
});
