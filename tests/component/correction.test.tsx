/** What is said when the spelling of a question was mended. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeAnswer, makeSearchResult } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

/** Not the one among the recent searches. */
const linkInPage = (name: string) => waitFor(() => within(screen.getByRole("main")).getByRole("link", { name }));

const mended = makeSearchResult({ corrected: "what is salvation" });

test.each(["/results", "/"])("says on %s what was searched, and searches the words as typed", async (path) => {
  const server = stubServer();
  server.on("/api/search", (url) => (url.searchParams.has("verbatim") ? makeSearchResult() : mended));
  const { user, address } = renderApp(`${path}?q=what%20is%20salvatoin&partner=opc`);
  const link = await linkInPage("what is salvatoin");
  expect(link.closest("p")?.textContent).toBe(
    "Showing results for what is salvation, search instead for what is salvatoin",
  );
  await user.click(link);
  expect(address()).toBe(`${path}?q=what%20is%20salvatoin&partner=opc&verbatim=1`);
  expect(await screen.findByRole("tab", { name: "Answer" })).toBeTruthy();
  expect(screen.queryByText(/Showing results for/)).toBeNull();
  expect(server.asked("/api/search").at(-1)?.searchParams.get("verbatim")).toBe("true");
});

test("does not name our question when the mended one is it", async () => {
  const server = stubServer();
  server.on("/api/search", mended);
  renderApp("/results?q=what%20is%20salvatoin");
  await screen.findByText(/Showing results for/);
  expect(screen.queryByText(/Answered under/)).toBeNull();
});

test("names our question when the mended one is another", async () => {
  const server = stubServer();
  server.on(
    "/api/search",
    makeSearchResult({ corrected: "salvation how", answer: makeAnswer({ question: "How am I saved?" }) }),
  );
  renderApp("/results?q=salvatoin%20how");
  expect((await screen.findByText(/Answered under/)).textContent).toContain("How am I saved?");
});

test.each(["/results", "/"])("says on %s what was searched where that found nothing", async (path) => {
  const server = stubServer();
  server.on("/api/search", makeSearchResult({ answer: null, corrected: "best pizza in chicago" }));
  renderApp(`${path}?q=best%20pizza%20in%20chicgo`);
  const link = await linkInPage("best pizza in chicgo");
  expect(link.closest("p")?.textContent).toBe(
    "Searched for best pizza in chicago, search instead for best pizza in chicgo",
  );
  expect(link.getAttribute("href")).toBe(`${path}?q=best%20pizza%20in%20chicgo&verbatim=1`);
});

test("does not print a long question again", async () => {
  const server = stubServer();
  const question = "I have been woried for a long time ".repeat(4).trim();
  server.on("/api/search", makeSearchResult({ corrected: question.replaceAll("woried", "worried") }));
  renderApp(`/results?q=${encodeURIComponent(question)}`);
  const link = await screen.findByRole("link", { name: "your own words" });
  expect(link.closest("p")?.textContent).toBe(
    "Showing results for your question with its spelling mended, search instead for your own words",
  );
});

test("says nothing when nothing was mended", async () => {
  stubServer();
  renderApp("/results?q=salvation");
  await screen.findByRole("tab", { name: "Answer" });
  expect(screen.queryByText(/search instead for/)).toBeNull();
});
