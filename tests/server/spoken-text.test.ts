import { expect, test } from "vitest";
import { plainText, readParagraphs } from "../../server/shared/paragraphs.ts";
import { spokenSentences } from "../../web/components/answer/spoken-text.ts";
import { makeAnswer } from "../support/make.ts";
import { useSeededApp } from "../support/test-app.ts";

/** References are those that an answer has as passages. */
const WORDS: readonly (readonly [text: string, spoken: string, ...references: string[]])[] = [
  ["See Romans 5:8.", "See Romans chapter 5, verse 8.", "Romans 5:8"],
  ["See Romans 8:28-30.", "See Romans chapter 8, verses 28 to 30.", "Romans 8:28-30"],
  ["See John 3:16, 18.", "See John chapter 3, verses 16 and 18.", "John 3:16, 18"],
  ["See Acts 2:4, 6-8, 11.", "See Acts chapter 2, verses 4, 6 to 8 and 11.", "Acts 2:4, 6-8, 11"],
  ["See 1 John 4:8.", "See First John chapter 4, verse 8.", "1 John 4:8"],
  ["Paul wrote 2 Timothy.", "Paul wrote Second Timothy."],
  ["See John 1:1, 3 John 4.", "See John chapter 1, verse 1, Third John verse 4.", "John 1:1", "3 John 4"],
  ["See Matthew 5:3-7:29.", "See Matthew chapter 5, verse 3, to chapter 7, verse 29.", "Matthew 5:3-7:29"],
  ["See Esther 4:16; 5:1.", "See Esther chapter 4, verse 16; chapter 5, verse 1.", "Esther 4:16; 5:1"],
  ["See Romans 8.", "See Romans chapter 8.", "Romans 8"],
  ["See Psalm 23 and Psalm 32:1-2.", "See Psalm 23 and Psalm 32, verses 1 to 2.", "Psalm 23", "Psalm 32:1-2"],
  ["See Jude 3.", "See Jude verse 3.", "Jude 3"],
  ["See Genesis 1-2.", "See Genesis chapters 1 to 2.", "Genesis 1-2"],
  ["So says ch. 13, Q. 60, of 1517-1648.", "So says chapter 13, question 60, of 1517 to 1648."],
  ["The *Institutes* say so.[1][2]", "The Institutes say so."],
  ["Blessed is the LORD.", "Blessed is the Lord."],
];

test.each(WORDS)("%s is spoken as %s", (answer, spoken, ...references) => {
  const passages = references.map((reference) => ({ reference, text: "" }));
  expect(spokenSentences(makeAnswer({ answer, passages }))).toEqual([
    { paragraph: 0, shown: "What is salvation?", spoken: "What is salvation?" },
    { paragraph: 1, shown: expect.any(String), spoken },
  ]);
});

test("divides sentences, but not at abbreviations and initials", () => {
  const answer =
    "So St. Paul says.[1] “Who is it?” asked C. H. Spurgeon (cf. Romans 5:8). *He* knew.\n\n1 John 4:8 says it.[2]";
  expect(spokenSentences(makeAnswer({ answer })).map(({ paragraph, shown }) => [paragraph, shown])).toEqual([
    [0, "What is salvation?"],
    [1, "So St. Paul says."],
    [1, "“Who is it?” asked C. H. Spurgeon (cf. Romans 5:8)."],
    [1, "He knew."],
    [2, "1 John 4:8 says it."],
  ]);
});

test("all answers are spoken whole, without marks, verse numbers or endless sentences", async () => {
  const app = await useSeededApp();
  await app.ready();
  const wrong: string[] = [];
  for (const answer of app.content.snapshot().content.answers.values()) {
    const sentences = spokenSentences(answer);
    const shown = sentences.filter(({ paragraph }) => paragraph > 0).map((sentence) => sentence.shown);
    if (withoutSpaces(shown) !== withoutSpaces(readParagraphs(answer).map(plainText)))
      wrong.push(`${answer.id} is not whole.`);
    for (const { spoken } of sentences)
      if (/[[\]*]|\d:\d|\d–|\b[123] (?!Enoch|January|July|November)[A-Z]/.test(spoken) || spoken.length > 800)
        wrong.push(`${answer.id}: ${spoken}`);
  }
  expect(wrong).toEqual([]);
});

function withoutSpaces(texts: readonly string[]): string {
  return texts.join("").replaceAll(/\s/g, "");
}
