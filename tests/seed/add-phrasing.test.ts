/** What visitors wrote joins an answer's phrasings: whatever it is, it stays one text, and nothing else changes. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { withItem } from "../../seed/list-item.ts";
import { readContentFiles } from "../../seed/read.ts";
import { addPhrasing } from "../../seed/visitors/add-phrasing.ts";
import { onOneLine } from "../../server/ask/question.ts";
import { KEPT_QUESTION_MAX_LENGTH, questionLength } from "../../server/shared/limits.ts";
import {
  addShortAnswer,
  ELECTION,
  ELECTION_PHRASINGS,
  makeContentFolder,
  problemsOf,
  SHORT,
} from "../support/content-folder.ts";

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."\u0000\n\r\t:#-'\"|>{}[],&*!%@`?~\u202E\u2067\u200F\uFEFF\u2028\u0085"),
      fc.constantFrom(
        "---",
        "\n---\n",
        ": ",
        " #",
        "- ",
        "phrasings:",
        "null",
        "true",
        "0x1F",
        "1e3",
        "<script>",
        "javascript:",
        "data:x",
        "&amp;",
        "\ufffd",
        "x".repeat(290),
      ),
      fc.string({ unit: "binary" }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => onOneLine(parts.join("")))
  .filter((text) => text !== "" && questionLength(text) <= KEPT_QUESTION_MAX_LENGTH);

/** The same list as editors write it. */
const LISTS = [
  "phrasings:\n  - first one\n  - second # not third\n# on the words\nwords:\n  - chosen\n",
  "phrasings:\r\n- first one\r\n- >-\r\n  second\r\n  one\r\nwords: [chosen]\r\n",
  'words:\n  - chosen\nphrasings:\n    - "first: one"',
  "phrasings: []\nwords:\n  - chosen\n",
  "phrasings:\nwords:\n  - chosen\n",
  "question: What?\n# on the words\nwords:\n  - chosen\n",
  "words:\n  - chosen",
  "# nothing yet\n",
];

test("a phrasing is added to a list in any form, and every other line stays as it is", () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(...LISTS), (text, list) => {
      const added = withItem(list, "phrasings", text, ["words"]) ?? "";
      const before = (parse(list) ?? {}) as { phrasings?: string[] };
      expect(parse(added)).toEqual({ ...before, phrasings: [...(before.phrasings ?? []), text] });
      const lines = added.split("\n");
      for (const line of list.split("\n").filter((each) => !each.startsWith("phrasings:")))
        expect(lines.map((each) => each.trimEnd())).toContain(line.trimEnd());
      expect(lines.some((line) => line.startsWith("---"))).toBe(false);
    }),
    { numRuns: 150 },
  );
});

test("refuses a list that it cannot extend in place", () => {
  for (const list of ["phrasings: [first, second]\n", "phrasings: not a list: at all\n"])
    expect(withItem(list, "phrasings", "third", [])).toBeNull();
});

test("the content of a folder stays valid with it, in a phrasing file and in an answer's own", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const folder = makeContentFolder();
      addShortAnswer(folder);
      const add = (id: string) => {
        const files = readContentFiles(folder.path, () => {});
        const answer = files.answers.find((each) => each.id === id);
        if (answer) addPhrasing(folder.path, files, answer, text);
      };
      for (const [id, file] of [
        ["election", ELECTION_PHRASINGS],
        ["chosen", SHORT],
      ] as const) {
        const before = folder.read(file);
        try {
          add(id);
        } catch (error) {
          expect((error as Error).message).toMatch(/no word|already/);
          expect(folder.read(file)).toBe(before);
          continue;
        }
        expect(problemsOf(folder)).toEqual([]);
        const after = folder.read(file);
        // A second press adds nothing.
        add(id);
        expect(folder.read(file)).toBe(after);
        folder.write(file, before);
      }
    }),
    { numRuns: 8 },
  );
});

test("refuses a question that another answer has, or for which there is no room", () => {
  const folder = makeContentFolder();
  addShortAnswer(folder);
  const add = (id: string, text: string) => {
    const files = readContentFiles(folder.path, () => {});
    const answer = files.answers.find((each) => each.id === id);
    if (answer) addPhrasing(folder.path, files, answer, text);
  };
  expect(() => add("faith", "Define election, for me!")).toThrow(/election\.md has this question already; choose that/);
  const words = "alpha beta gamma delta epsilon zeta eta theta".split(" ");
  for (const word of words) add("chosen", `is it ${word}`);
  expect(() => add("chosen", "is it iota")).toThrow(
    /chosen\.md has 10 phrasings, as many as it may; take one away first\./,
  );
  expect(problemsOf(folder)).toEqual([]);
  expect(folder.read(ELECTION)).not.toContain("phrasings");
});
