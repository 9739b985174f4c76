/** Finding verses by half-remembered words, as `verses.json` has them: written from memory, before the search was. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findVerses } from "../../server/scripture/find-verses.ts";
import { referenceOf } from "../../server/scripture/labels.ts";

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as { q: string; expect: string[] }[];
const find = (text: string) => findVerses(text, 5).map(({ number }) => referenceOf([{ from: number, to: number }]));

test("finds the verse of at least 8 in 10 wordings first, and of 9 in 10 among five", () => {
  const ranks = read("verses.json").map(({ q, expect: right }) =>
    find(q).findIndex((reference) => right.includes(reference)),
  );
  expect(ranks.filter((rank) => rank === 0).length / ranks.length).toBeGreaterThanOrEqual(0.8);
  expect(ranks.filter((rank) => rank >= 0).length / ranks.length).toBeGreaterThanOrEqual(0.9);
});

test("finds a verse for hardly any question about something else", () => {
  const others = (parse(readFileSync("seed/content/out-of-scope.yaml", "utf8")) as string[][]).flat();
  const sample = others.filter((_, index) => index % 20 === 0);
  expect(sample.filter((question) => find(question).length > 0).length / sample.length).toBeLessThan(0.006);
});

test("finds a verse for few real questions: those that repeat one", () => {
  const real = read("../../seed/questions/real.json").filter((_, index) => index % 3 === 0);
  expect(real.filter(({ q }) => find(q).length > 0).length / real.length).toBeLessThan(0.03);
});

test("finds none for a few words, a name, or a saying that is in no verse", () => {
  for (const text of [
    "",
    "?!",
    "what is grace",
    "who was melchizedek",
    "Pontius Pilate",
    "what does the bible say about tattoos",
    "how can i be saved from my sins",
    "cleanliness is next to godliness",
    "god works in mysterious ways",
    "hate the sin but love the sinner",
    "this too shall pass",
  ])
    expect([text, find(text)]).toEqual([text, []]);
});

test("reads a thousand characters in less than 50 ms of processor time", () => {
  for (const words of ["the lord said unto the king of all the people ", "a i o u ", "and ", "zeal jot tittle mote "]) {
    const text = words.repeat(Math.ceil(1000 / words.length)).slice(0, 1000);
    const times = Array.from({ length: 5 }, () => {
      const began = process.cpuUsage();
      find(text);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  }
});
