import { expect, test } from "vitest";
import type { Neighbourhood } from "../../../server/contract/map.ts";
import { expectError, type TestApp, useSeededApp, useSmallApp } from "../../support/test-app.ts";

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

async function get<T>(app: TestApp, url: string): Promise<T> {
  const response = await app.inject(url);
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json();
}

test("returns an answer between its neighbours", async () => {
  const { answer, leadsTo, ledToBy } = await get<Neighbourhood>(await useSmallApp(), "/api/map/answers/faith");
  expect(answer).toEqual({
    id: "faith",
    question: "What is faith?",
    topic: { id: "salvation", title: "Of Salvation" },
  });
  expect(ids(leadsTo).toSorted()).toEqual(["election", "providence", "repentance"]);
  expect(ids(ledToBy)).toEqual(["election", "providence", "repentance"]);
});

test("has every link of every answer once in each direction", async () => {
  const app = await useSeededApp();
  await app.ready();
  const { answers, neighbourhoods } = app.content.snapshot().content;
  const links: string[] = [];
  const linksBack: string[] = [];
  for (const { id, related } of answers.values()) {
    const { leadsTo, ledToBy }: Neighbourhood = neighbourhoods.get(id);
    expect([id, ids(leadsTo)]).toEqual([id, ids(related)]);
    links.push(...ids(leadsTo).map((to) => `${id} ${to}`));
    linksBack.push(...ids(ledToBy).map((from) => `${from} ${id}`));
  }
  expect(links.length).toBeGreaterThan(0);
  expect(linksBack.toSorted()).toEqual(links.toSorted());
});

test("responds with 404 to an unknown answer, and names it", async () => {
  const app = await useSmallApp();
  const answer = await app.inject("/api/map/answers/gone");
  expectError(answer, 404, "Not Found", 'There is no answer "gone"; /api/answers lists the answers there are.');
});

test("responds with 304 and no body for the current tag", async () => {
  const app = await useSmallApp();
  const url = "/api/map/answers/faith";
  const { headers } = await app.inject(url);
  expect(headers["cache-control"]).toMatch(/^public, max-age=0, .*s-maxage=/);
  const again = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
