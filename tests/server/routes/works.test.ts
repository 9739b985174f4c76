import { expect, test } from "vitest";
import type { CitedWork } from "../../../server/contract/work.ts";
import { expectError, useSeededApp, useSmallApp } from "../../support/test-app.ts";

const all = ["election", "providence", "faith", "repentance"];

test("returns a work with the places that answers cite, by its divisions", async () => {
  const response = await (await useSmallApp()).inject("/api/works/small-confession");
  const { work, divisions, places }: CitedWork = response.json();
  expect(work).toMatchObject({ id: "small-confession", title: "The small confession", answerCount: 4 });
  expect(divisions).toEqual([
    { label: "1", length: 4 },
    { label: "2", length: 1 },
    { label: "3", length: 5 },
  ]);
  expect(places.map(({ locator, span, answers }) => [locator, span, answers.map(({ id }) => id)])).toEqual([
    ["3.2", { from: 7, to: 7 }, all],
  ]);
});

test("returns a work that no answer cites, without places", async () => {
  const response = await (await useSmallApp()).inject("/api/works/taped-lecture");
  expect(response.json()).toMatchObject({ work: { answerCount: 0 }, divisions: [], places: [] });
});

test("lists places in the order of the work, the whole work first, and none beyond its end", async () => {
  const app = await useSeededApp();
  await app.ready();
  const works: Map<string, CitedWork> = app.content.snapshot().content.works;
  expect(works.size).toBeGreaterThan(100);
  for (const [id, { divisions, places }] of works) {
    const length = divisions.reduce((sum, division) => sum + division.length, 0);
    const starts = places.flatMap(({ span }) => span?.from ?? []);
    const isInside = places.every(({ span }) => !span || (1 <= span.from && span.from <= span.to && span.to <= length));
    expect([id, starts, isInside]).toEqual([id, starts.toSorted((a, b) => a - b), true]);
    expect(places.slice(1).every(({ locator }) => locator !== null)).toBe(true);
  }
});

test("returns 404 for an unknown work", async () => {
  const response = await (await useSmallApp()).inject("/api/works/gone");
  expectError(response, 404, "Not Found", 'There is no work "gone"; /api/library lists the works there are.');
});

test("responds with 304 and no body for the current tag", async () => {
  const app = await useSmallApp();
  const { headers } = await app.inject("/api/works/old-bible");
  expect(headers["cache-control"]).toMatch(/^public, max-age=0, .*s-maxage=/);
  const again = await app.inject({ url: "/api/works/old-bible", headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
