/** Every way to ask that the content itself names; `search/quality` asks some of them. */
import { expect, test } from "vitest";
import { BEFORE_KEYWORDS, keywordsOf, missed, phrasingsOf, questionsOf, readDocuments } from "../search/asked.ts";
import { useSeededApp } from "../support/test-app.ts";

const app = await useSeededApp();
await app.ready();
const { search } = app.content.snapshot();
const documents = readDocuments();

test("finds nearly every answer by its question", async () => {
  const questions = questionsOf(documents, 1);
  const others = await missed(search, questions);
  expect(others).toEqual(expect.toSatisfy(({ length }) => length < questions.length / 45));
});

test("finds nearly every answer by each of its `alsoAsked` phrasings", async () => {
  const phrasings = phrasingsOf(documents, 1);
  const others = await missed(search, phrasings);
  expect(others).toEqual(expect.toSatisfy(({ length }) => length < phrasings.length / 15));
});

test.each(BEFORE_KEYWORDS)("finds nearly every answer by each of its keywords, after %j", async (words) => {
  const asked = keywordsOf(documents, 1, words);
  const others = await missed(search, asked);
  expect(others).toEqual(expect.toSatisfy(({ length }) => length < asked.length / 10));
});
