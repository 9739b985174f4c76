/** The passages that a question names, and the verses whose words it repeats. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SearchResult } from "../../server/contract/search.ts";
import { makeClosest, makeNothing } from "../support/make.ts";
import { makeNamedPassage, makeVerse } from "../support/make-scripture.ts";
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
  expect(passage.getByText("… and thirty-seven more verses")).toBeTruthy();
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
