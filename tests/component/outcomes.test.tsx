/** What a search shows: the answer, the closest ones where it is not sure, and the most asked where nothing is near. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeAnswer, makeClosest, makeNothing, makeSearchResult } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

const PAGES = ["/results", "/"];

test.each(PAGES)(
  "shows on %s the closest answers, each with its first sentence, when the search is not sure",
  async (path) => {
    const server = stubServer();
    server.on("/api/search", makeClosest());
    renderApp(`${path}?q=saved%20by%20what&partner=opc`);
    expect(await screen.findByRole("heading", { name: "No matching answers found" })).toBeTruthy();
    expect(screen.getByText("Try adjusting your search terms or selecting different content partners.")).toBeTruthy();
    const closest = within(screen.getByRole("region", { name: "The closest answers" }));
    expect(closest.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "What is justification?How “What is justification?” begins.",
      "What is the order of salvation?How “What is the order of salvation?” begins.",
    ]);
    expect(closest.getByRole("link", { name: "What is justification?" }).getAttribute("href")).toBe(
      "/answers/justification?partner=opc",
    );
    expect(screen.queryByRole("region", { name: "Most asked" })).toBeNull();
  },
);

test.each(PAGES)("shows on %s the most asked questions when nothing is near", async (path) => {
  const server = stubServer();
  server.on("/api/search", makeNothing());
  renderApp(`${path}?q=zxqv`);
  const mostAsked = within(await screen.findByRole("region", { name: "Most asked" }));
  expect(mostAsked.getByRole("link", { name: "What is justification?" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The closest answers" })).toBeNull();
});

test.each(PAGES)("names on %s the answer's question when another one was asked", async (path) => {
  const server = stubServer();
  server.on("/api/search", makeSearchResult({ answer: makeAnswer({ question: "How am I saved?" }) }));
  renderApp(`${path}?q=saved%20by%20what`);
  const line = await screen.findByText(/^Closest answer:/);
  const named = path === "/" ? line.nextElementSibling : line.querySelector("q");
  expect(named?.textContent).toBe("How am I saved?");
  expect(named?.querySelector("a")?.getAttribute("href")).toBe(path === "/" ? undefined : "/answers/salvation");
});

test.each(PAGES)("does not name it on %s when it differs only in case and punctuation", async (path) => {
  stubServer();
  renderApp(`${path}?q=what%20is%20SALVATION`);
  await screen.findByRole("tab", { name: "Answer" });
  expect(screen.queryByText(/Closest answer/)).toBeNull();
});
