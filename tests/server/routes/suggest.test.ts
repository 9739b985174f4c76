import { expect, test } from "vitest";
import type { Completions } from "../../../server/contract/completions.ts";
import { expectError, useSeededApp } from "../../support/test-app.ts";

async function complete(typed: string): Promise<Completions["completions"]> {
  const app = await useSeededApp();
  const response = await app.inject(`/api/suggest?q=${encodeURIComponent(typed)}`);
  expect(response.statusCode).toBe(200);
  return (response.json() as Completions).completions;
}

test("completes with canonical questions first, each with its topic", async () => {
  const completions = await complete("just");
  expect(completions.map(({ question }) => question)).toContain("What is justification?");
  expect(completions[0]).toMatchObject({ alsoAskedAs: null, topic: expect.stringMatching(/^Of /) });
  const aliases = completions.map(({ alsoAskedAs }) => alsoAskedAs !== null);
  expect(aliases).toContain(true);
  expect(aliases).toEqual(aliases.toSorted());
});

test("lists an answer once, and at most eight answers", async () => {
  const completions = await complete("what is the");
  expect(completions).toHaveLength(8);
  expect(new Set(completions.map(({ id }) => id)).size).toBe(completions.length);
});

test("returns nothing for words that no phrasing contains", async () => {
  expect(await complete("xqzv")).toEqual([]);
});

test("refuses a missing and a blank text with 400", async () => {
  const app = await useSeededApp();
  expectError(await app.inject("/api/suggest"), 400, "Bad Request", 'The parameter "q" is missing.');
  expectError(
    await app.inject("/api/suggest?q=%20"),
    400,
    "Bad Request",
    'The parameter "q" is blank; write a question in it.',
  );
});
