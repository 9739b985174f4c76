/** Citations written out. */
import { expect, test } from "vitest";
import { titleWithLocator, yearOf } from "../../web/components/answer/format-citation.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", "~");

test.each([
  ["Westminster Larger Catechism", "Q. 30", "Westminster Larger Catechism, Q.~30"],
  ["Institutes", "3.1.1", "Institutes~3.1.1"],
  ["Canons of Dort", "3/4.11", "Canons of Dort~3/4.11"],
  ["Rock of Ages", "stanza 3", "Rock of Ages, stanza~3"],
  ["Holiness", null, "Holiness"],
])("joins %s and %s, and never breaks the place", (title, locator, expected) => {
  expect(spaced(titleWithLocator({ title, locator }))).toBe(expected);
});

test("reads a year without leading zeros, and recognizes a missing one", () => {
  expect(yearOf({ publishDate: "0397" })).toBe("397");
  expect(yearOf({ publishDate: "1647" })).toBe("1647");
  expect(yearOf({ publishDate: null })).toBeNull();
});
