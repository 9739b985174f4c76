/** The passages that a question names, and the verses whose words it repeats. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SearchResult } from "../../server/contract/search.ts";
import { makeClosest, makeLinks, makeNothing, makeSearchResult } from "../support/make.ts";
import { makeLibrary } from "../support/make-library.ts";
import { makeFoundVerse, makeNamedPassage, makeVerse } from "../support/make-scripture.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

function open(address: string, result: SearchResult) {
  const server = stubServer();
  server.on("/api/search", result);
  return renderApp(address);
}

for (const address of ["/results?q=rom+8+28", "/?q=rom+8+28"])
  test(`${address} shows the passage with the answers on it, under the panel`, async () => {
    open(address, makeNothing({ passage: makeNamedPassage(), mostAsked: [] }));
    const passage = within(await screen.findByRole("region", { name: "Romans 8:28" }));
    expect(screen.getByText("No matching answers found")).toBeTruthy();
    expect(passage.getByText("Words of verse 28,", { exact: false })).toBeTruthy();
    expect(passage.getByRole("link", { name: "Romans 8:28" }).getAttribute("href")).toBe("/scripture/Rom.8.28");
    expect(passage.getByRole("link", { name: "Whole chapter" }).getAttribute("href")).toBe(
      "/scripture/Rom.8.28?context=chapter#asked",
    );
    const answers = within(screen.getByRole("region", { name: "Answers on Romans 8:28" })).getAllByRole("link");
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      "What is justification?",
      "What is the order of salvation?",
    ]);
  });

test("says how many verses are left out, and leads to a whole chapter as it is", async () => {
  const texts = [{ translation: "kjv" as const, note: null, verses: [makeVerse(1), makeVerse(2)] }];
  open(
    "/results?q=romans+8",
    makeNothing({ passage: makeNamedPassage({ reference: "Rom.8", label: "Romans 8", texts, verseCount: 39 }) }),
  );
  const passage = within(await screen.findByRole("region", { name: "Romans 8" }));
  expect(passage.getByText("… and 37 more verses")).toBeTruthy();
  expect(passage.getByRole("link", { name: "Whole chapter" }).getAttribute("href")).toBe("/scripture/Rom.8");
});

test("does not repeat an answer that is among the closest", async () => {
  open("/results?q=rom+8+28", makeClosest({ passage: makeNamedPassage() }));
  await screen.findByRole("region", { name: "The closest answers" });
  expect(screen.getAllByRole("link", { name: "What is justification?" })).toHaveLength(1);
  expect(screen.queryByRole("region", { name: "Answers on Romans 8:28" })).toBeNull();
});

test("says what is wrong with a passage that does not exist", async () => {
  open("/results?q=romans+17", makeNothing({ passageError: "Romans has 16 chapters; there is no Romans 17." }));
  const error = await screen.findByText(/^Romans has 16 chapters; there is no Romans 17\./);
  expect(within(error).getByRole("link").getAttribute("href")).toBe("/library?show=scripture");
});

test("shows the passage below an answer too, and not the answer once more", async () => {
  const links = [{ id: "salvation", question: "What is salvation?" }, ...makeLinks()];
  open("/results?q=rom+8+28", makeSearchResult({ passage: makeNamedPassage({ answers: links }) }));
  await screen.findByRole("region", { name: "Romans 8:28" });
  const others = within(screen.getByRole("region", { name: "Answers on Romans 8:28" })).getAllByRole("link");
  expect(others.map(({ textContent }) => textContent)).toEqual(makeLinks().map(({ question }) => question));
});

test("shows the passage in the other translation at a press, and keeps that choice", async () => {
  const { user } = open("/results?q=rom+8+28", makeNothing({ passage: makeNamedPassage() }));
  const passage = within(await screen.findByRole("region", { name: "Romans 8:28" }));
  expect(passage.getByRole("button", { name: "King James Version", pressed: true })).toBeTruthy();
  await user.click(passage.getByRole("button", { name: "World English Bible" }));
  expect(passage.getByText("Modern words of verse 28.")).toBeTruthy();
  expect(passage.queryByText("Words of verse 28,", { exact: false })).toBeNull();
  expect(localStorage.getItem("translation")).toBe("web");
});

for (const address of ["/results?q=work+together+for+good", "/search?q=work+together+for+good"])
  test(`${address} shows a verse whose words were typed, the answers on it, and others like it`, async () => {
    const server = stubServer();
    const similar = makeFoundVerse({ reference: "Gen.50.20", label: "Genesis 50:20" });
    server.on("/api/search", makeNothing({ verses: [makeFoundVerse(), similar] }));
    server.on("/api/answers", { answers: [] });
    server.on("/api/library", makeLibrary());
    renderApp(address);
    const verse = within(await screen.findByRole("region", { name: "Romans 8:28" }));
    expect(verse.getByText("Words of verse 28,", { exact: false })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Genesis 50:20" }).getAttribute("href")).toBe("/scripture/Gen.50.20");
    const answers = within(screen.getByRole("region", { name: "Answers on Romans 8:28" }));
    expect(answers.getByRole("link", { name: "What is justification?" })).toBeTruthy();
  });
