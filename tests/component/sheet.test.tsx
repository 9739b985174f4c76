/** The sheet that a tap on a mark or a verse opens, and the chapter around the verse. */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { silenceConsoleErrors } from "../support/console.ts";
import { makeAnswer, makeCitation, makeSearchResult } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, stubServer } from "../support/stub-server.ts";

const tap = (user: UserEvent, target: Element) => user.pointer({ keys: "[TouchA]", target });
const sheet = async (name: string) => {
  const dialog = await screen.findByRole("dialog", { name });
  expect(dialog.matches("dialog")).toBe(true);
  return within(dialog);
};

const chapter = {
  title: "Ephesians 1",
  verses: [
    { number: 2, text: "Grace be to you, and peace.", cited: false },
    { number: 3, text: "Blessed be the God and Father.", cited: true },
  ],
};

test("a tap on a mark shows its source, whole, and leads to all sources", async () => {
  const server = stubServer();
  const snippet = `${"A long sentence about grace and faith. ".repeat(8)}The end.`;
  server.on("/api/search", makeSearchResult({ answer: makeAnswer({ citations: [makeCitation(1, { snippet })] }) }));
  const { user, address } = renderApp("/results?q=salvation");
  await tap(user, await screen.findByRole("link", { name: "Source 1" }));
  const source = await sheet("Source 1");
  expect(source.getByText(snippet)).toBeTruthy();
  expect(source.getByRole("link", { name: "Read on OPC" })).toBeTruthy();
  expect(address()).toBe("/results?q=salvation");
  await user.click(source.getByRole("button", { name: "All sources" }));
  expect(address()).toBe("/results?q=salvation&tab=sources#s1");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a mouse and a key still go from a mark to its source at once", async () => {
  stubServer();
  const { user, address, goBack } = renderApp("/results?q=salvation");
  await user.click(await screen.findByRole("link", { name: "Source 1" }));
  expect(address()).toBe("/results?q=salvation&tab=sources#s1");
  goBack();
  (await screen.findByRole("link", { name: "Source 2" })).focus();
  await user.keyboard("{Enter}");
  expect(address()).toBe("/results?q=salvation&tab=sources#s2");
});

test("gives the focus back to the mark when it is closed", async () => {
  stubServer();
  const { user } = renderApp("/results");
  const mark = await screen.findByRole("link", { name: "Source 1" });
  await tap(user, mark);
  await user.click((await sheet("Source 1")).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(mark);
});

test("a tap on a verse shows its words, to be copied", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await tap(user, await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  const verse = await sheet("Ephesians 1:3–14");
  expect(verse.getByText(/Blessed be the God and Father/)).toBeTruthy();
  await user.click(verse.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Passage copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(
    "“Blessed be the God and Father of our Lord Jesus Christ…” (Ephesians 1:3–14, King James Version)",
  );
});

test("the whole chapter opens in the sheet, with the verses of the passage marked", async () => {
  const server = stubServer();
  server.on("/api/chapters", chapter);
  const { user } = renderApp("/results");
  await tap(user, await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  await user.click((await sheet("Ephesians 1:3–14")).getByRole("button", { name: "Whole chapter" }));
  const heading = await screen.findByRole("heading", { name: "Ephesians 1" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("Grace be to you, and peace.", { exact: false })).toBeTruthy();
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "Blessed be the God and Father.",
  ]);
  expect(server.asked("/api/chapters")[0]?.searchParams.get("reference")).toBe("Ephesians 1:3–14");
});

test("says when the chapter cannot be loaded, and tries again", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/chapters", new Refusal(400, "Bad Request"));
  const { user } = renderApp("/results");
  await tap(user, await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  await user.click((await sheet("Ephesians 1:3–14")).getByRole("button", { name: "Whole chapter" }));
  expect(await screen.findByText(/^The chapter could not be loaded\./)).toBeTruthy();
  server.on("/api/chapters", chapter);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Ephesians 1" })).toBeTruthy();
});

test("a mouse opens the chapter from the preview of a verse", async () => {
  const server = stubServer();
  server.on("/api/chapters", chapter);
  const { user } = renderApp("/results");
  const verse = await screen.findByRole("link", { name: "Ephesians 1:3–14" });
  await user.click(verse);
  await user.click(screen.getByRole("button", { name: "Whole chapter" }));
  expect(await screen.findByRole("heading", { name: "Ephesians 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.activeElement).toBe(verse));
});
