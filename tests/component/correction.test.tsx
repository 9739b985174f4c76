/** What is said when the spelling of a question was corrected. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { silenceConsoleErrors } from "../support/console.ts";
import { makeAnswer, makeClosest, makeNothing, makeSearchResult } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, stubServer } from "../support/stub-server.ts";

/** Not the one among the recent searches. */
const linkInPage = (name: string) => waitFor(() => within(screen.getByRole("main")).getByRole("link", { name }));

const corrected = makeSearchResult({ correctedText: "what is salvation" });

test.each(["/results", "/"])("says on %s what was searched, and searches the words as typed", async (path) => {
  const server = stubServer();
  server.on("/api/search", (url) => (url.searchParams.has("verbatim") ? makeSearchResult() : corrected));
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

test("does not name the answer's question when it is the corrected one", async () => {
  const server = stubServer();
  server.on("/api/search", corrected);
  renderApp("/results?q=what%20is%20salvatoin");
  await screen.findByText(/Showing results for/);
  expect(screen.queryByText(/Closest answer/)).toBeNull();
});

test("names the answer's question when it is not the corrected one", async () => {
  const server = stubServer();
  server.on(
    "/api/search",
    makeSearchResult({ correctedText: "salvation how", answer: makeAnswer({ question: "How am I saved?" }) }),
  );
  renderApp("/results?q=salvatoin%20how");
  expect((await screen.findByText(/Closest answer/)).textContent).toContain("How am I saved?");
});

test.each(["/results", "/"])(
  "says on %s that neither the correction nor the words as typed found anything",
  async (path) => {
    const server = stubServer();
    server.on("/api/search", (url) =>
      makeNothing({ correctedText: url.searchParams.has("verbatim") ? null : "best pizza in chicago" }),
    );
    renderApp(`${path}?q=best%20pizza%20in%20chicgo&partner=opc`);
    expect((await screen.findByText(/nor for what you typed/)).closest("p")?.textContent).toBe(
      "Nothing found for best pizza in chicago, nor for what you typed.",
    );
    const verbatim = server.asked("/api/search").at(-1)?.searchParams;
    expect([verbatim?.get("q"), verbatim?.get("verbatim"), verbatim?.get("partner")]).toEqual([
      "best pizza in chicgo",
      "true",
      "opc",
    ]);
  },
);

test("leads to the answer that only the words as typed find", async () => {
  const server = stubServer();
  const corrected = makeClosest({ correctedText: "best pizza in chicago" });
  server.on("/api/search", (url) => (url.searchParams.has("verbatim") ? makeSearchResult() : corrected));
  renderApp("/results?q=best%20pizza%20in%20chicgo");
  const link = await linkInPage("best pizza in chicgo");
  expect(link.closest("p")?.textContent).toBe(
    "Nothing found for best pizza in chicago, but there is an answer for best pizza in chicgo",
  );
  expect(link.getAttribute("href")).toBe("/results?q=best%20pizza%20in%20chicgo&verbatim=1");
});

test("makes no claim about the words as typed when the second search fails", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/search", (url) =>
    url.searchParams.has("verbatim") ? new Refusal(400, "Bad Request") : makeNothing({ correctedText: "pizza" }),
  );
  renderApp("/results?q=pizzza");
  expect((await screen.findByText(/Nothing found for/)).textContent).toBe("Nothing found for pizza.");
});

test("does not repeat a long question", async () => {
  const server = stubServer();
  const question = "I have been woried for a long time ".repeat(4).trim();
  server.on("/api/search", makeSearchResult({ correctedText: question.replaceAll("woried", "worried") }));
  renderApp(`/results?q=${encodeURIComponent(question)}`);
  const link = await screen.findByRole("link", { name: "your own words" });
  expect(link.closest("p")?.textContent).toBe(
    "Showing results for your question with its spelling corrected, search instead for your own words",
  );
});

test("says nothing when nothing was corrected", async () => {
  stubServer();
  renderApp("/results?q=salvation");
  await screen.findByRole("tab", { name: "Answer" });
  expect(screen.queryByText(/search instead for/)).toBeNull();
});
