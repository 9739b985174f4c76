/** The sheet that a tap on a mark or a verse opens. */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { makeAnswer, makeCitation, makeSearchResult } from "../support/make.ts";
import { makeScripture, makeVerse } from "../support/make-scripture.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

const tap = (user: UserEvent, target: Element) => user.pointer({ keys: "[TouchA]", target });
const sheet = async (name: string) => {
  const dialog = await screen.findByRole("dialog", { name });
  expect(dialog.matches("dialog")).toBe(true);
  return within(dialog);
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

test("mouse and keyboard go from a mark straight to its source", async () => {
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

test("a tap on a verse shows its text, with a button to copy it", async () => {
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

test("a verse leads to its chapter, from the sheet and from the preview", async () => {
  const server = stubServer();
  server.on("/api/scripture", makeScripture());
  const chapter = "/scripture/Ephesians%201%3A3%E2%80%9314?context=chapter#asked";
  const { user, address, goBack } = renderApp("/results");
  await tap(user, await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  await user.click((await sheet("Ephesians 1:3–14")).getByRole("link", { name: "Whole chapter" }));
  expect(address()).toBe(chapter);
  await screen.findByRole("heading", { level: 1, name: "Romans 8:28–30" });
  goBack();
  await user.click(await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  await user.click(await screen.findByRole("link", { name: "Whole chapter" }));
  expect(address()).toBe(chapter);
});

test("a verse is shown in the translation that the reader has chosen", async () => {
  const server = stubServer();
  const modern = makeVerse(3, { runs: [{ text: "Modern words.", supplied: false }] });
  server.on("/api/scripture", makeScripture({ translation: "web" }, [modern]));
  const { user } = renderApp("/results");
  await tap(user, await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  const verse = await sheet("Ephesians 1:3–14");
  expect(server.asked("/api/scripture")).toEqual([]);
  await user.click(verse.getByRole("button", { name: "World English Bible" }));
  expect(await verse.findByText("Modern words.")).toBeTruthy();
  expect(server.asked("/api/scripture").map(({ searchParams }) => [...searchParams])).toEqual([
    [
      ["ref", "Ephesians 1:3–14"],
      ["translation", "web"],
    ],
  ]);
  await user.click(verse.getByRole("button", { name: "Copy" }));
  await screen.findByText("Passage copied");
  expect(await navigator.clipboard.readText()).toBe("“Modern words.” (Ephesians 1:3–14, World English Bible)");
});
