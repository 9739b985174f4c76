import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../../seed/seed-database.ts";
import { useSeededApp } from "../../support/test-app.ts";

interface Suggestion {
  title: string;
  description: string;
  icon: string;
}

test("returns two sets of four suggestions, as written", async () => {
  const app = await useSeededApp();
  const response = await app.inject("/api/suggestions");
  const { sets } = response.json() as { sets: Suggestion[][] };
  expect(response.json()).toEqual({ sets: parse(readFileSync(join(contentFolder, "suggestions.yaml"), "utf8")) });
  expect(sets.map((set) => set.length)).toEqual([4, 4]);
  expect(Object.keys(sets[0]?.[0] ?? {}).sort()).toEqual(["description", "icon", "title"]);
});

test("suggests no title twice", async () => {
  const app = await useSeededApp();
  const { sets } = (await app.inject("/api/suggestions")).json() as { sets: Suggestion[][] };
  expect(new Set(sets.flat().map(({ title }) => title)).size).toBe(8);
});

test("suggests only searches that find an answer", async () => {
  const app = await useSeededApp();
  const { sets } = (await app.inject("/api/suggestions")).json() as { sets: Suggestion[][] };
  const found = await Promise.all(
    sets.flat().map(async ({ title }) => {
      const { answer } = (await app.inject({ url: "/api/search", query: { q: title } })).json();
      return [title, answer?.id ?? null];
    }),
  );
  expect(found).toEqual([
    ["What is Reformed theology?", "reformed-theology"],
    ["What is justification?", "justification"],
    ["Why does God allow evil?", "problem-of-evil"],
    ["What is covenant theology?", "covenant-theology"],
    ["What is the Trinity?", "trinity"],
    ["Can a Christian fall away?", "perseverance"],
    ["How should I pray?", "prayer"],
    ["What are the sacraments?", "sacraments"],
  ]);
});
