import { expect, test } from "vitest";
import type { AnswerMap, Neighbourhood, TopicMap } from "../../../server/contract/map.ts";
import { MAP_SIZE } from "../../../server/shared/limits.ts";
import { expectError, type TestApp, useSeededApp, useSmallApp } from "../../support/test-app.ts";

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

async function get<T>(app: TestApp, url: string): Promise<T> {
  const response = await app.inject(url);
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json();
}

test("places the topics on a circle, with the number of links between their answers", async () => {
  const { topics, links } = await get<AnswerMap>(await useSmallApp(), "/api/map");
  expect(topics).toEqual([
    { id: "decree", title: "Of God's Decree", answerCount: 2, x: 500, y: 50 },
    { id: "salvation", title: "Of Salvation", answerCount: 2, x: 500, y: 950 },
  ]);
  // Each of the four answers leads to the three others.
  expect(links.map(({ from, to, count }) => [from, to, count])).toEqual([
    ["decree", "salvation", 4],
    ["salvation", "decree", 4],
  ]);
  expect(links.map(({ path }) => path)).toEqual(["M500 50Q470 500 500 950", "M500 950Q530 500 500 50"]);
});

test("draws the answers of a topic as rows, with an arc for each that leads to another", async () => {
  const map = await get<TopicMap>(await useSmallApp(), "/api/map/topics/salvation");
  expect(map.topic).toEqual({ id: "salvation", title: "Of Salvation" });
  expect(map.answers).toEqual([
    { id: "faith", question: "What is faith?", heading: "Faith" },
    { id: "repentance", question: "What is repentance?", heading: "Repentance" },
  ]);
  expect(map.links).toEqual([
    { from: "faith", to: "repentance", path: "M0 0.5C1.33 0.5 1.33 1.5 0 1.5" },
    { from: "repentance", to: "faith", path: "M0 1.5C1.2 1.5 1.2 0.5 0 0.5" },
  ]);
  const decree = { id: "decree", title: "Of God's Decree", count: 4 };
  expect([map.leadsTo, map.ledToBy]).toEqual([[decree], [decree]]);
});

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

test("has every link of every answer once in each direction, and stays within its square", async () => {
  const app = await useSeededApp();
  const { topics, links } = await get<AnswerMap>(app, "/api/map");
  const { answers, maps } = app.content.snapshot().content;
  let across = 0;
  for (const { id, topic, related } of answers.values()) {
    const { leadsTo }: Neighbourhood = maps.neighbourhoods.get(id);
    expect([id, ids(leadsTo)]).toEqual([id, ids(related)]);
    across += leadsTo.filter((neighbour) => neighbour.topic.id !== topic.id).length;
  }
  expect(across).toBeGreaterThan(0);
  expect(links.reduce((sum, { count }) => sum + count, 0)).toBe(across);
  expect(topics.every(({ x, y }) => x >= 0 && x <= MAP_SIZE && y >= 0 && y <= MAP_SIZE)).toBe(true);
});

test("responds with 404 to an unknown topic or answer, and names it", async () => {
  const app = await useSmallApp();
  const topic = await app.inject("/api/map/topics/gone");
  expectError(topic, 404, "Not Found", 'There is no topic "gone"; /api/library lists the topics there are.');
  const answer = await app.inject("/api/map/answers/gone");
  expectError(answer, 404, "Not Found", 'There is no answer "gone"; /api/answers lists the answers there are.');
});

test("responds with 304 and no body for the current tag", async () => {
  const app = await useSmallApp();
  for (const url of ["/api/map", "/api/map/topics/decree", "/api/map/answers/faith"]) {
    const { headers } = await app.inject(url);
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, .*s-maxage=/);
    const again = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([url, again.statusCode, again.body]).toEqual([url, 304, ""]);
  }
});
