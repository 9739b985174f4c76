/** The words of the page are plain ones: what they replaced is nowhere to be read. */
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { takeConsoleErrors } from "../support/console.ts";
import { makeLibrary } from "../support/make-library.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

const REPLACED = /\bkept\b|\bkeep\b|old divines|\bhead\b|binding|wanting|Answered under|anew|Erratum/i;

test.each([
  ["/", "What would you like to know?", "Generate answers based on trusted theological sources"],
  ["/results?q=saved", "saved", "Closest answer: “What is salvation?”"],
  ["/search", "Search", "Search lists every answer about your words. To have one question answered, ask it on Home."],
  ["/library", "Library", "Three questions in two topics, in the order of the classic handbooks of theology."],
  ["/library?topic=salvation", "Of Salvation", "Search this topic"],
  ["/study?tab=lists", "Study", "This list is empty. Add answers from Saved answers."],
  ["/settings", "Settings", "Selected for every new search. Select none to search all of them."],
  ["/settings", "Settings", "Close a menu, panel or preview"],
  [
    "/nowhere",
    "Oops! Page not found",
    "This page is missing. The address may be mistyped, or the page may have moved.",
  ],
])("on %s (%s): %s", async (address, title, words) => {
  localStorage.setItem("reading-lists", JSON.stringify([{ id: "l1", name: "For Sunday", answerIds: [] }]));
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on("/api/answers", { answers: [] });
  renderApp(address);
  await screen.findByRole("heading", { level: 1, name: title });
  const page = () => screen.getByRole("main").textContent?.replace(/\s+/g, " ");
  await expect.poll(page).toContain(words.replace("“", "").replace("”", ""));
  expect(page()).not.toMatch(REPLACED);
  if (address === "/nowhere") await takeConsoleErrors();
});
