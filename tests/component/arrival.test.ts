/** Where each arrival leads: the whole table. */
import { expect, test } from "vitest";
import { type Arrival, type Conduct, conductOf } from "../../web/arrival/arrival.ts";

const NOTHING: Arrival = { by: "load", rendered: false, inPlace: false, repeated: false, place: null, stored: null };
const STAYS: Conduct = { scroll: "stay", focus: "stay", announce: false };

test.each<[string, Partial<Arrival>, Conduct]>([
  ["a rendered page", { rendered: true }, { scroll: "stay", focus: "search box", announce: false }],
  ["a rendered page again", { rendered: true, stored: 300 }, { scroll: "stay", focus: "search box", announce: false }],
  ["a place on a rendered page", { rendered: true, place: "s3" }, { scroll: "stay", focus: "place", announce: false }],
  ["a page to draw", {}, { scroll: "stay", focus: "search box", announce: false }],
  ["a page to draw again", { stored: 300 }, { scroll: 300, focus: "search box", announce: false }],
  ["a place on a page to draw", { place: "s3" }, { scroll: "place", focus: "place", announce: false }],
  ["the same again", { place: "s3", stored: 300 }, { scroll: 300, focus: "place", announce: false }],

  ["a link", { by: "push" }, { scroll: 0, focus: "page", announce: true }],
  ["a link to a place", { by: "push", place: "s3" }, { scroll: "place", focus: "place", announce: false }],
  ["a filter", { by: "push", inPlace: true }, STAYS],

  ["another tab", { by: "replace" }, STAYS],
  ["a change in place", { by: "replace", inPlace: true }, STAYS],
  ["the shown page by its link", { by: "replace", repeated: true }, { scroll: 0, focus: "page", announce: true }],
  [
    "the shown place by its link",
    { by: "replace", repeated: true, place: "s3" },
    { scroll: "place", focus: "place", announce: false },
  ],

  ["back", { by: "pop", stored: 300 }, { scroll: 300, focus: "search box", announce: true }],
  ["back to an entry never scrolled", { by: "pop" }, { scroll: 0, focus: "search box", announce: true }],
  ["back to a filter", { by: "pop", stored: 300, inPlace: true }, { scroll: 300, focus: "search box", announce: true }],
  ["back to a mark", { by: "pop", stored: 300, place: "m3" }, { scroll: 300, focus: "place", announce: false }],
  ["a place typed into the address", { by: "pop", place: "s3" }, { scroll: "place", focus: "place", announce: false }],
])("%s", (_, arrival, conduct) => {
  expect(conductOf({ ...NOTHING, ...arrival })).toEqual(conduct);
});
