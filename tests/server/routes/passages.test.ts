import { expect, test } from "vitest";
import type { Completions } from "../../../server/contract/completions.ts";
import type { Scripture } from "../../../server/contract/scripture.ts";
import type { SearchResult } from "../../../server/contract/search.ts";
import { type TestApp, useSeededApp, useSmallApp } from "../../support/test-app.ts";
import { noReferences, references } from "../scripture/references-in-questions.ts";

async function ask(app: TestApp, q: string): Promise<SearchResult> {
  const response = await app.inject({ url: "/api/search", query: { q } });
  expect([q, response.statusCode]).toEqual([q, 200]);
  return response.json();
}

async function explaining(app: TestApp, ref: string): Promise<string[]> {
  const { explainedBy }: Scripture = (await app.inject({ url: "/api/scripture", query: { ref } })).json();
  return explainedBy.map(({ id }) => id);
}

test("shows a passage that no answer explains, with the answers that refer to it", async () => {
  const app = await useSmallApp();
  const { outcome, answer, passage, passageError } = await ask(app, "What does John 3:16-18 mean?");
  expect(outcome).not.toBe("answer");
  expect({ answer, passageError }).toEqual({ answer: null, passageError: null });
  expect(passage).toMatchObject({ reference: "John.3.16-18", label: "John 3:16–18", note: null, verseCount: 3 });
  for (const { verses } of passage?.texts ?? [])
    expect(verses.map(({ reference }) => reference)).toEqual(["John.3.16", "John.3.17", "John.3.18"]);
  expect(passage?.texts.map(({ translation }) => translation)).toEqual(["kjv", "web"]);
  expect(passage?.answers.map(({ id }) => id)).toEqual(["election", "providence", "faith", "repentance"]);
});

test("shows the first six verses of a chapter, and lists the answers that explain a part of it first", async () => {
  const app = await useSmallApp();
  const { passage } = await ask(app, "Genesis 1");
  expect(passage?.texts.map(({ verses }) => verses.length)).toEqual([6, 6]);
  expect(passage).toMatchObject({ label: "Genesis 1", verseCount: 31 });
  expect((await ask(app, "Romans 8:30")).passage?.answers).toEqual([{ id: "election", question: "What is election?" }]);
});

/** Passages for which the search would otherwise find an answer by a stray word. */
const unexplained = [
  "explain Mark 7:32",
  "jeremiah 13:25 meaning",
  "explain 2 Chronicles 4:5",
  "leviticus 21:10 meaning",
];

for (const question of unexplained)
  test(`shows the passage for '${question}' instead of an irrelevant answer`, async () => {
    const app = await useSeededApp();
    expect(await explaining(app, question)).toEqual([]);
    const { outcome, answer, passage } = await ask(app, question);
    expect({ outcome, answer }).toEqual({ outcome: "none", answer: null });
    expect(passage?.texts[0]?.verses).toHaveLength(1);
  });

test("offers the closest answers too if the question contains more than the passage", async () => {
  const question = "Why does Judges 2:6 say that people divided the land?";
  const { outcome, closest, passage } = await ask(await useSeededApp(), question);
  expect(outcome).toBe("closest");
  expect(closest.length).toBeGreaterThan(0);
  expect(passage?.label).toBe("Judges 2:6");
});

test("answers a question on a passage that an answer explains, and shows the passage too", async () => {
  for (const [question, label] of [
    ["romans 8:28", "Romans 8:28"],
    ["What does Philippians 4:13 mean?", "Philippians 4:13"],
    ["Is Leviticus 19:28 against tattoos", "Leviticus 19:28"],
  ] as const) {
    const { outcome, passage } = await ask(await useSeededApp(), question);
    expect([question, outcome, passage?.label]).toEqual([question, "answer", label]);
  }
});

test("puts the answer first that the other words support, though it does not explain the passage", async () => {
  const app = await useSeededApp();
  expect(await explaining(app, "Numbers 33:40")).toEqual([]);
  const { answer, closest } = await ask(app, "What is justification? Numbers 33:40");
  expect((answer ?? closest[0])?.id).toBe("justification");
});

test("says what is wrong with a passage that does not exist", async () => {
  const app = await useSeededApp();
  const { outcome, passage, passageError } = await ask(app, "What does Romans 17:3 mean?");
  expect({ outcome, passage }).toEqual({ outcome: "none", passage: null });
  expect(passageError).toBe("Romans has 16 chapters; there is no Romans 17.");
});

test("shows a passage that is numbered differently in the Hebrew Bible", async () => {
  const app = await useSmallApp();
  const { passage } = await ask(app, "Malachi 3:23 meaning");
  expect(passage).toMatchObject({
    reference: "Mal.4.5",
    note: "Malachi 3:23 by the numbering of the Hebrew Bible is Malachi 4:5 in the King James Version.",
  });
});

test("does not mistake a number after a word for a passage", async () => {
  const app = await useSeededApp();
  for (const question of ["Is Acts 29 a good church network?", "Who was 666?", "zxqv bnmrt wpfgh"]) {
    const { passage, passageError } = await ask(app, question);
    expect([question, passage, passageError]).toEqual([question, null, null]);
  }
});

for (const [question, reference] of references)
  test(`finds the passage in '${question}'`, async () => {
    expect((await ask(await useSmallApp(), question)).passage?.reference).toBe(reference);
  });

test("finds no passage where a number only follows a word", async () => {
  const app = await useSmallApp();
  for (const question of noReferences) {
    const { passage } = await ask(app, question);
    expect([question, passage]).toEqual([question, null]);
  }
});

test("shows what exists, and says what does not", async () => {
  const { passage, passageError } = await ask(await useSmallApp(), "Do Romans 8:28 and Romans 17:3 agree?");
  expect(passage?.reference).toBe("Rom.8.28");
  expect(passageError).toBe("Romans has 16 chapters; there is no Romans 17.");
});

test("shows a passage in both translations, and says what one of them lacks", async () => {
  const { passage } = await ask(await useSmallApp(), "What does Acts 8:37 mean?");
  expect(passage?.texts).toMatchObject([
    { translation: "kjv", note: null, verses: [{ reference: "Acts.8.37" }] },
    { translation: "web", note: expect.stringMatching(/does not have Acts 8:37/), verses: [] },
  ]);
});

test("finds a verse by words of either translation, with the answers on it", async () => {
  const app = await useSmallApp();
  for (const [question, translation] of [
    ["for whom he did foreknow, he also did predestinate", "kjv"],
    ["for whom he foreknew, he also predestined", "web"],
  ] as const) {
    const { verses } = await ask(app, question);
    expect(verses[0]).toMatchObject({
      reference: "Rom.8.29",
      label: "Romans 8:29",
      translation,
      texts: [
        { translation: "kjv", verses: [{ reference: "Rom.8.29", asked: true }] },
        { translation: "web", verses: [{ reference: "Rom.8.29", asked: true }] },
      ],
    });
    expect(verses[0]?.answers[0]?.id).toBe("election");
  }
});

test("does not find again a verse that the question names", async () => {
  const { passage, verses } = await ask(
    await useSmallApp(),
    "Romans 8:28 all things work together for good to them that love God",
  );
  expect(passage?.reference).toBe("Rom.8.28");
  expect(verses.map(({ reference }) => reference)).not.toContain("Rom.8.28");
});

test("suggests a verse while it is typed, and none for a question", async () => {
  const app = await useSmallApp();
  const suggest = async (q: string): Promise<Completions> =>
    (await app.inject({ url: "/api/suggest", query: { q } })).json();
  expect((await suggest("come to me all you who labor and are heavily bur")).verse).toEqual({
    reference: "Matt.11.28",
    label: "Matthew 11:28",
    text: "“Come to me, all you who labor and are heavily burdened, and I will give you rest.",
  });
  for (const typed of ["what is gr", "come to me", "who was melchizedek", "how can i be saved"])
    expect([typed, (await suggest(typed)).verse]).toEqual([typed, null]);
});

test("shows no verse to somebody who cries for help", async () => {
  const app = await useSeededApp();
  for (const question of ["i want to kill myself", "i wish i had never been born"]) {
    const { verses } = await ask(app, question);
    const { verse }: Completions = (await app.inject({ url: "/api/suggest", query: { q: question } })).json();
    expect([question, verses, verse]).toEqual([question, [], null]);
  }
});
