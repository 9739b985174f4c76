/** What the home screen opens with: the doors, and a question of the day that changes at midnight UTC. */
import { expect, onTestFinished, test, vi } from "vitest";
import type { Door, Home } from "../../../server/contract/home.ts";
import { readPageData } from "../../support/page-data.ts";
import { expectError, type TestApp, useSeededApp, useSmallApp, useSmallClientApp } from "../../support/test-app.ts";

/** Sets the clock, and lets time pass. */
function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
  onTestFinished(() => void vi.useRealTimers());
}

const homeOf = async (app: TestApp) => (await app.inject("/api/home")).json() as Home;

test("opens the doors in the editors' order, with the question of the day and the first paragraph of its answer", async () => {
  setClock("2026-11-25T12:00:00Z");
  const app = await useSmallApp();
  const { doors, day } = await homeOf(app);
  expect(doors.map(({ id, title }) => [id, title])).toEqual([
    ["beginning", "Beginning"],
    ["returning", "Returning"],
  ]);
  const { answer, question } = (await app.inject(`/api/answers/${day?.id}`)).json();
  expect(day).toMatchObject({ date: "2026-11-25", question });
  expect(day?.paragraph).not.toMatch(/\[\d+\]/);
  expect(answer.replaceAll(/\s*\[\d+\]/g, "").startsWith(day?.paragraph)).toBe(true);
});

test("sends a new question of the day after midnight UTC, even to clients that have cached yesterday's", async () => {
  setClock("2026-11-25T23:59:59Z");
  const app = await useSmallClientApp();
  const yesterday = await app.inject("/");
  const call = await app.inject("/api/home");
  expect((await app.inject("/")).headers.etag).toBe(yesterday.headers.etag);

  vi.setSystemTime(new Date("2026-11-26T00:00:00Z"));
  for (const [url, { headers }] of [
    ["/", yesterday],
    ["/api/home", call],
  ] as const) {
    const held = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([url, held.statusCode, held.body.includes("2026-11-26")]).toEqual([url, 200, true]);
  }
  const today = readPageData((await app.inject("/")).body).responses["/api/home"] as Home;
  expect(today.day?.date).toBe("2026-11-26");
  expect(today.day?.id).not.toBe((call.json() as Home).day?.id);

  vi.setSystemTime(new Date("2026-11-27T00:00:00Z"));
  expect((await homeOf(app)).day?.id).toBe((call.json() as Home).day?.id);
});

test("leads through a door to its questions in order, and to the other doors", async () => {
  const app = await useSmallApp();
  const door = (await app.inject("/api/doors/beginning")).json() as Door;
  expect(door.answers.map(({ id }) => id)).toEqual(["faith", "providence"]);
  expect(door.answers[0]?.firstSentence).toMatch(/^Faith, in its first part, .*\.$/);
  expect(door.others.map(({ id }) => id)).toEqual(["returning"]);
  const refused = await app.inject("/api/doors/back");
  expectError(refused, 404, "Not Found", 'There is no door "back"; /api/home lists the doors there are.');
});

test("has three doors of ten questions each, and questions for at least sixty days, none of them urgent", async () => {
  const app = await useSeededApp();
  const { doors } = await homeOf(app);
  expect(doors.map(({ title }) => title)).toEqual(["New to faith", "In trouble", "Studying"]);
  const answers = await Promise.all(
    doors.map(async ({ id }) => ((await app.inject(`/api/doors/${id}`)).json() as Door).answers.length),
  );
  expect(answers).toEqual([10, 10, 10]);
  setClock("2026-11-25T12:00:00Z");
  const found = new Map<string, boolean>();
  for (let day = 0; day < 60; day++) {
    const id = (await homeOf(app)).day?.id ?? "";
    found.set(id, (await app.inject(`/api/answers/${id}`)).json().urgent);
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  }
  expect(found.size).toBe(60);
  expect([...found.values()]).not.toContain(true);
});

test("renders a door's page with its title, its questions and, where danger may be, help before them", async () => {
  const app = await useSeededApp();
  const { body, statusCode } = await app.inject({ url: "/begin/in-trouble", headers: { accept: "text/html" } });
  expect([statusCode, body.includes("<title>In trouble · Loci</title>")]).toEqual([200, true]);
  const main = body.slice(body.indexOf("<main"));
  expect(main.indexOf("emergency number")).toBeGreaterThan(0);
  expect(main.indexOf('href="/answers/anxiety-and-fear"')).toBeGreaterThan(main.indexOf("emergency number"));
  const missing = await app.inject({ url: "/begin/out", headers: { accept: "text/html" } });
  expect(missing.statusCode).toBe(404);
});
