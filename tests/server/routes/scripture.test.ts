import { expect, test } from "vitest";
import type { Scripture, ScriptureIndex } from "../../../server/contract/scripture.ts";
import { expectError, type TestApp, useSeededApp, useSmallApp } from "../../support/test-app.ts";

async function look(app: TestApp, ref: string, more: Record<string, string> = {}): Promise<Scripture> {
  const response = await app.inject({ url: "/api/scripture", query: { ref, ...more } });
  expect([ref, response.statusCode]).toEqual([ref, 200]);
  return response.json();
}

test("returns a passage with its verses, paragraphs, supplied words and neighbouring chapters", async () => {
  const { passages, ...passage } = await look(await useSmallApp(), "Rom.8.28-30");
  expect(passage).toEqual({
    reference: "Rom.8.28-30",
    label: "Romans 8:28–30",
    book: "Romans",
    note: null,
    translation: "kjv",
    previous: { reference: "Rom.7", label: "Romans 7" },
    next: { reference: "Rom.9", label: "Romans 9" },
    explainedBy: [{ id: "election", question: "What is election?" }],
    referredToBy: [
      { id: "providence", question: "What is providence?" },
      { id: "faith", question: "What is faith?" },
      { id: "repentance", question: "What is repentance?" },
    ],
  });
  expect(passages).toMatchObject([{ reference: "Rom.8.28-30", label: "Romans 8:28–30" }]);
  expect(passages[0]?.verses.map(({ reference }) => reference)).toEqual(["Rom.8.28", "Rom.8.29", "Rom.8.30"]);
  expect(passages[0]?.verses[1]).toEqual({
    reference: "Rom.8.29",
    chapter: 8,
    number: 29,
    asked: true,
    startsParagraph: false,
    heading: null,
    runs: [
      { text: "For whom he did foreknow, he also did predestinate ", supplied: false },
      { text: "to be", supplied: true },
      {
        text: " conformed to the image of his Son, that he might be the firstborn among many brethren.",
        supplied: false,
      },
    ],
  });
});

test("begins a paragraph at a pilcrow and at the beginning of a chapter", async () => {
  const { passages } = await look(await useSmallApp(), "Genesis 1");
  const starts = passages[0]?.verses.filter(({ startsParagraph }) => startsParagraph).map(({ number }) => number);
  expect(starts).toEqual([1, 6, 9, 14, 24, 26, 29]);
});

test("returns the titles of psalms and the letters of Psalm 119 with their verses", async () => {
  const app = await useSmallApp();
  const headings = async (ref: string) =>
    (await look(app, ref)).passages[0]?.verses.flatMap(({ number, heading }) => {
      return heading
        ? [`${number} ${heading.map(({ text, supplied }) => (supplied ? `[${text}]` : text)).join("")}`]
        : [];
    });
  expect(await headings("Psalm 8")).toEqual(["1 To the chief Musician upon Gittith, A Psalm of David."]);
  expect(await headings("Psalm 11")).toEqual(["1 To the chief Musician, [A Psalm] of David."]);
  expect((await headings("Psalm 119"))?.slice(0, 3)).toEqual(["1 ALEPH.", "9 BETH.", "17 GIMEL."]);
  expect(await headings("Romans 16")).toEqual([]);
});

test("returns ranges across chapters and books, lists, chapters, and books of one chapter", async () => {
  const app = await useSmallApp();
  const ends = async (ref: string) =>
    (await look(app, ref)).passages.map(({ reference, verses }) => [
      reference,
      verses[0]?.reference,
      verses.at(-1)?.reference,
    ]);
  expect(await ends("Gen 1:31-2:1")).toEqual([["Gen.1.31-2.1", "Gen.1.31", "Gen.2.1"]]);
  expect(await ends("Mal 4:6 - Matt 1:1")).toEqual([["Mal.4.6-Matt.1.1", "Mal.4.6", "Matt.1.1"]]);
  expect(await ends("John 3:16, 18")).toEqual([
    ["John.3.16", "John.3.16", "John.3.16"],
    ["John.3.18", "John.3.18", "John.3.18"],
  ]);
  expect(await ends("Psalm 119")).toEqual([["Ps.119", "Ps.119.1", "Ps.119.176"]]);
  expect(await ends("Jude")).toEqual([["Jude.1", "Jude.1.1", "Jude.1.25"]]);
});

test("has no chapter before Genesis 1 and none after Revelation 22, and links the books", async () => {
  const app = await useSmallApp();
  expect(await look(app, "Gen.1")).toMatchObject({ previous: null, next: { reference: "Gen.2" } });
  expect(await look(app, "Rev.22")).toMatchObject({ previous: { reference: "Rev.21" }, next: null });
  expect(await look(app, "Jude 3")).toMatchObject({ previous: { label: "3 John" }, next: { label: "Revelation 1" } });
});

test("gives the chapters around a passage, with the verses asked for marked", async () => {
  const app = await useSmallApp();
  const inChapter = async (ref: string) => {
    const { reference, passages } = await look(app, ref, { context: "chapter" });
    const asked = passages.flatMap(({ verses }) => verses.filter((verse) => verse.asked));
    return {
      reference,
      passages: passages.map(({ label, verses }) => `${label}: ${verses.length}`),
      asked: asked.map((verse) => verse.reference),
    };
  };
  expect(await inChapter("Ephesians 1:3–4")).toEqual({
    reference: "Eph.1.3-4",
    passages: ["Ephesians 1: 23"],
    asked: ["Eph.1.3", "Eph.1.4"],
  });
  expect(await inChapter("1 John 3:16, 18")).toMatchObject({
    passages: ["1 John 3: 24"],
    asked: ["1John.3.16", "1John.3.18"],
  });
  expect((await inChapter("Gen 1:31-2:1")).passages).toEqual(["Genesis 1: 31", "Genesis 2: 25"]);
  const refused = { url: "/api/scripture", query: { ref: "Psalm 118:1-119:1", context: "chapter" } };
  expectError(await app.inject(refused), 400, "Bad Request", /^Psalm 118; 119 has 205 verses, and at most 200/);
  const unknown = { url: "/api/scripture", query: { ref: "Jude", context: "book" } };
  expectError(await app.inject(unknown), 400, "Bad Request", 'The parameter "context" must be chapter.');
});

test("follows another numbering, and says so", async () => {
  expect(await look(await useSmallApp(), "Joel 4:13")).toMatchObject({
    reference: "Joel.3.13",
    note: "Joel 4:13 by the numbering of the Hebrew Bible is Joel 3:13 in the King James Version.",
  });
});

test("lists the answers on a chapter for a verse only if they are on that verse", async () => {
  const app = await useSmallApp();
  const ids = async (ref: string) => {
    const { explainedBy, referredToBy } = await look(app, ref);
    return { explains: explainedBy.map(({ id }) => id), refers: referredToBy.map(({ id }) => id) };
  };
  expect(await ids("Romans 8:29")).toEqual({ explains: ["election"], refers: [] });
  expect(await ids("Romans 8:28")).toEqual({ explains: [], refers: ["election", "providence", "faith", "repentance"] });
  expect((await ids("Romans 9:13")).refers).toEqual(["election", "providence", "faith", "repentance"]);
  expect(await ids("Romans 1")).toEqual({ explains: [], refers: [] });
});

test("puts the answer on exactly these verses before one on the whole chapter", async () => {
  const { explainedBy } = await look(await useSeededApp(), "Romans 8:28");
  expect(explainedBy.length).toBeGreaterThan(1);
  expect(explainedBy[0]?.id).toBe("romans-8-28");
});

test("refuses invalid references, and says why", async () => {
  const app = await useSmallApp();
  const refuse = async (ref: string, message: string) =>
    expectError(await app.inject({ url: "/api/scripture", query: { ref } }), 400, "Bad Request", message);
  await refuse("Romans 17", "Romans has 16 chapters; there is no Romans 17.");
  await refuse("hope", '"hope" names no passage of the Bible; write one such as Romans 8:28-30.');
  await refuse(
    "Romans",
    "Romans 1–16 has 433 verses, and at most 200 are given at once; ask for a part of it, such as Romans 1.",
  );
  await refuse("Romans ".repeat(40), 'The parameter "ref" must not have more than 200 characters.');
  expectError(await app.inject("/api/scripture"), 400, "Bad Request", 'The parameter "ref" is missing.');
});

test("lists all books and chapters, with the number of answers on each", async () => {
  const { books }: ScriptureIndex = (await (await useSmallApp()).inject("/api/scripture/index")).json();
  expect(books).toHaveLength(66);
  expect(books.flatMap(({ chapters }) => chapters)).toHaveLength(1189);
  expect(books[18]).toMatchObject({ reference: "Ps", name: "Psalms" });
  // All four refer to Romans 8 and to Romans 9: the book counts each once.
  expect(books[44]).toMatchObject({ reference: "Rom", explainedByCount: 1, referredToByCount: 3 });
  const romans = books.find(({ reference }) => reference === "Rom")?.chapters;
  expect(romans?.[7]).toEqual({ number: 8, explainedByCount: 1, referredToByCount: 3 });
  expect(romans?.[0]).toEqual({ number: 1, explainedByCount: 0, referredToByCount: 0 });
});

test("responds with 304 and no body for the current tag", async () => {
  const app = await useSmallApp();
  for (const url of ["/api/scripture?ref=Rom.8", "/api/scripture/index"]) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      "cache-control": expect.stringMatching(/^public, max-age=0, .*s-maxage=/),
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(headers["x-revision"]).toMatch(/^1-/);
    const again = await app.inject({
      url,
      headers: { "if-none-match": String(headers.etag), "accept-encoding": "gzip" },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
});

const inWeb = { translation: "web" };

test("returns the World English Bible by the same numbers, with its lines, paragraphs and headings", async () => {
  const app = await useSmallApp();
  const { translation, note, passages } = await look(app, "Psalm 3:1-2", inWeb);
  expect([translation, note]).toEqual(["web", null]);
  expect(passages[0]?.verses[0]).toMatchObject({
    reference: "Ps.3.1",
    startsParagraph: true,
    heading: [{ text: "A Psalm by David, when he fled from Absalom his son.", supplied: false }],
    runs: [
      { text: "Yahweh, how my adversaries have increased!\nMany are those who rise up against me.\n", supplied: false },
    ],
  });
  const john = await look(app, "John 1", inWeb);
  const starts = john.passages[0]?.verses.filter(({ startsParagraph }) => startsParagraph).map(({ number }) => number);
  expect(starts?.slice(0, 3)).toEqual([1, 10, 19]);
  expect(await look(app, "John 3:16", { translation: "kjv" })).toEqual(await look(app, "John 3:16"));
});

test("has every verse in both texts, but for those that it says are missing", async () => {
  const app = await useSmallApp();
  const count = async (ref: string, query = {}) =>
    (await look(app, ref, query)).passages.flatMap(({ verses }) => verses).length;
  for (const ref of ["Psalm 119", "Matthew 17", "Mark 9", "Mark 16", "John 8", "Romans 16", "3 John", "Obadiah"])
    expect([ref, await count(ref, inWeb)]).toEqual([ref, await count(ref)]);
  for (const [ref, missing] of [
    ["Luke 17", "Luke 17:36"],
    ["Acts 8:36-38", "Acts 8:37"],
    ["Acts 15:30-40", "Acts 15:34"],
    ["Acts 24:5-8", "Acts 24:7"],
  ] as const) {
    expect([ref, await count(ref, inWeb)]).toEqual([ref, (await count(ref)) - 1]);
    expect((await look(app, ref, inWeb)).note).toBe(
      `The World English Bible does not have ${missing}, which some manuscripts lack.`,
    );
    expect((await look(app, ref)).note).toBeNull();
  }
  expect((await look(app, "Acts 8:37", inWeb)).passages[0]?.verses).toEqual([]);
});

test("says where the World English Bible has the doxology of Romans", async () => {
  const { note, passages } = await look(await useSmallApp(), "Romans 16:25-27", inWeb);
  expect(note).toBe("The World English Bible has Romans 16:25–27 after 14:23, as 14:24–26.");
  expect(passages[0]?.verses.map(({ reference }) => reference)).toEqual(["Rom.16.25", "Rom.16.26", "Rom.16.27"]);
});

test("refuses an unknown translation", async () => {
  const unknown = { url: "/api/scripture", query: { ref: "Jude", translation: "esv" } };
  expectError(
    await (await useSmallApp()).inject(unknown),
    400,
    "Bad Request",
    'The parameter "translation" must be kjv or web.',
  );
});
