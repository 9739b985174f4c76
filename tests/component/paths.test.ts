/** Addresses, written and read. */
import { expect, test, vi } from "vitest";
import { sheetFile } from "../../web/lib/export-paths.ts";
import { homeAnswerPath, readResultsSearch, readSearch, resultsPath } from "../../web/lib/paths.ts";

const paramsOf = (path: string) => new URL(path, "http://localhost").searchParams;

test.each(["What is grace?", "a & b = c + d # e", "50% grace", "“Ünïcode” 🕊", "one\ntwo"])(
  "reads back the question %j and the partners it wrote",
  (question) => {
    const search = { question, partnerIds: ["ccel", "opc"] };
    expect(readSearch(paramsOf(resultsPath(search)))).toEqual(search);
    expect(readSearch(paramsOf(homeAnswerPath(search)))).toEqual(search);
  },
);

test("has no search without a question", () => {
  expect(readSearch(paramsOf("/"))).toBeNull();
  expect(readSearch(paramsOf("/?q=%20"))).toBeNull();
});

test("falls back to the default question on the results screen", () => {
  expect(readResultsSearch(paramsOf("/results?partner=opc"))).toEqual({
    question: "What is salvation?",
    partnerIds: ["opc"],
  });
});

test.each([
  ["en-US", "us-letter"],
  ["en-US@posix", "us-letter"],
  ["zh-Hant-TW", "a4"],
  ["de", "a4"],
  ["", "a4"],
])("a sheet in the language %j is on paper of the size %s", (language, paper) => {
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
  expect(sheetFile("grace", [])).toBe(`/api/answers/grace.pdf?form=sheet&paper=${paper}`);
});
