/** Reading the text of an answer. */
import { expect, test } from "vitest";
import { type Paragraph, readParagraphs } from "../../server/shared/paragraphs.ts";
import { openingOf } from "../../web/components/answer/answer-markup.ts";
import { makeAnswer, makeCitation } from "../support/make.ts";

const citations = [makeCitation(1), makeCitation(2)];
const read = (answer: string, references: string[] = []) =>
  readParagraphs(
    makeAnswer({ answer, citations, passages: references.map((reference) => ({ reference, text: "…" })) }),
  );
const text = (words: string) => ({ kind: "text", text: words });
const long = (start: string): Paragraph => [{ kind: "text", text: start.padEnd(150, " and so on") }];

test("splits paragraphs at blank lines", () => {
  expect(read("One.\n\nTwo.\n \nThree.\n")).toEqual([[text("One.")], [text("Two.")], [text("Three.")]]);
});

test("reads neighbouring marks as one mark each", () => {
  expect(read("Grace.[1][2] Amen.")).toEqual([
    [text("Grace."), { kind: "mark", number: 1 }, { kind: "mark", number: 2 }, text(" Amen.")],
  ]);
});

test("drops the marks of citations that were filtered away", () => {
  expect(read("Grace.[1][3] Amen.")).toEqual([[text("Grace."), { kind: "mark", number: 1 }, text(" Amen.")]]);
});

test("reads italics", () => {
  expect(read("The *Institutes* of Calvin")).toEqual([
    [text("The "), { kind: "italic", text: "Institutes" }, text(" of Calvin")],
  ]);
});

test("finds the longest Scripture reference, and none inside another", () => {
  const kinds = (answer: string) =>
    read(answer, ["John 3:16", "1 John 3:16", "John 3:1"])
      .flat()
      .map((inline) => (inline.kind === "reference" ? inline.passage.reference : inline.kind));
  expect(kinds("See 1 John 3:16.")).toEqual(["text", "1 John 3:16", "text"]);
  expect(kinds("See John 3:16; John 3:1.")).toEqual(["text", "John 3:16", "text", "John 3:1", "text"]);
  expect(kinds("See John 3:163.")).toEqual(["text"]);
});

test("takes characters with a meaning in regular expressions literally", () => {
  expect(read("Or (Luke 1:1)?", ["(Luke 1:1)?"]).flat()).toContainEqual(expect.objectContaining({ kind: "reference" }));
});

test("opens a long paragraph with a versal and its first two words", () => {
  expect(openingOf(long("Salvation is God’s own work"))).toMatchObject({ versal: "S", lead: "alvation is" });
  expect(openingOf(long("A covenant binds"))).toMatchObject({ versal: "A", lead: " covenant" });
});

test.each([
  ["a quotation mark", long("“Believe on the Lord Jesus Christ”")],
  ["a figure", long("1647 was the year")],
  ["too few words", [{ kind: "text", text: "Salvation is of the Lord." }] as Paragraph],
  ["italics", [{ kind: "italic", text: "Ordo" }, ...long(" salutis is Latin")] as Paragraph],
])("opens plainly with %s", (_what, paragraph) => {
  expect(openingOf(paragraph)).toBeNull();
});
