import { expect, test } from "vitest";
import { addShortAnswer, ELECTION, makeContentFolder, SHORT } from "../../support/content-folder.ts";
import { buildTestApp, expectError, loadDatabase, useSeededApp, useSmallApp } from "../../support/test-app.ts";

/** What the files of the small content say about election. */
const snippet = (source: string) =>
  `On election the ${source} teaches in plain words what every member of the church ought to know, to believe from the heart, and to practise in the daily life that God has given.`;

test("returns an answer with every field as in its file", async () => {
  const folder = makeContentFolder();
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  const response = await app.inject("/api/answers/election");
  const [, body = ""] = folder.read(ELECTION).split("\n---\n\n");
  const paragraphs = body.trim().split("\n\n");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    id: "election",
    kind: "essay",
    urgent: false,
    question: "What is election?",
    answer: paragraphs
      .map((paragraph) => paragraph.replaceAll("\n", " "))
      .join("\n\n")
      .replaceAll("[small-confession]", "[1]")
      .replaceAll("[small-catechism]", "[2]")
      .replaceAll("[long-treatise]", "[3]")
      .replaceAll("[old-bible]", "[4]"),
    citations: [
      {
        id: "election-1",
        number: 1,
        workId: "small-confession",
        partnerId: "bethel",
        title: "The small confession",
        locator: "3.2",
        url: "https://bethel.example/small-confession",
        author: "A. Divine",
        publishDate: "1647",
        snippet: snippet("confession"),
      },
      {
        id: "election-2",
        number: 2,
        workId: "small-catechism",
        partnerId: "bethel",
        title: "The small catechism",
        locator: "Q. 20-21",
        url: "https://bethel.example/small-catechism",
        author: "A. Divine",
        publishDate: "1647",
        snippet: snippet("catechism"),
      },
      {
        id: "election-3",
        number: 3,
        workId: "long-treatise",
        partnerId: "abbey",
        title: "The long treatise",
        locator: "2.2.1",
        url: "https://abbey.example/long-treatise",
        author: "A. Divine",
        publishDate: "1647",
        snippet: snippet("treatise"),
      },
      {
        id: "election-4",
        number: 4,
        workId: "old-bible",
        partnerId: "college",
        title: "The old bible",
        locator: "Romans 9:13",
        url: "https://college.example/old-bible",
        author: "A. Divine",
        publishDate: "1647",
        snippet: snippet("apostle"),
      },
    ],
    timestamp: "2026-03-01T00:00:00.000Z",
    topic: { id: "decree", title: "Of God's Decree" },
    passages: [
      {
        reference: "Romans 8:28",
        text: "And we know that all things work together for good to them that love God, to them who are the called according to his purpose.",
      },
      {
        reference: "John 3:16, 18",
        text: expect.stringMatching(/^For God so loved the world.* He that believeth on him is not condemned/),
      },
      { reference: "Genesis 1:1", text: "In the beginning God created the heaven and the earth." },
      { reference: "Psalm 23:1", text: expect.stringMatching(/The LORD is my shepherd; I shall not want\.$/) },
    ],
    essay: null,
    related: [
      { id: "providence", question: "What is providence?" },
      { id: "faith", question: "What is faith?" },
      { id: "repentance", question: "What is repentance?" },
    ],
    discuss: [],
    changes: [],
    reviewed: [],
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
    formerly: [],
  });
});

test("treats a short answer as an answer, with its essay, and says whether it is urgent", async () => {
  const folder = makeContentFolder();
  addShortAnswer(folder);
  folder.replace(SHORT, "kind: short", "kind: short\nurgent: true\ndiscuss:\n  - What does it change?");
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  const { statusCode, json } = await app.inject("/api/answers/chosen");
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({
    kind: "short",
    urgent: true,
    essay: { id: "election", question: "What is election?" },
    discuss: ["What does it change?"],
    citations: [{ number: 1, locator: "3.1" }],
  });
  for (const path of ["/related", ".pdf", ".md"])
    expect([path, (await app.inject(`/api/answers/chosen${path}`)).statusCode]).toEqual([path, 200]);
  expect((await app.inject("/sitemap.xml")).body).toContain("/answers/chosen<");
  const found = (await app.inject("/api/search?q=when+was+the+choice+made")).json();
  expect(found.answer?.id).toBe("chosen");
});

test("an answer's version changes with its text and its citations, and with nothing else", async () => {
  const folder = makeContentFolder();
  const readVersions = async () => {
    const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
    const response = await app.inject("/api/answers/versions");
    expect(response.statusCode).toBe(200);
    return (response.json() as { versions: Record<string, string> }).versions;
  };
  const before = await readVersions();
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  expect(before.election).toBe((await app.inject("/api/answers/election")).json().version);
  folder.replace(ELECTION, "So John speaks", "So the apostle John speaks");
  const after = await readVersions();
  expect(after.election).not.toBe(before.election);
  expect({ ...after, election: "" }).toEqual({ ...before, election: "" });
});

test("returns what is shown beside an answer with every field as in the files", async () => {
  const app = await useSmallApp();
  const response = await app.inject("/api/answers/election/related");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    resources: [
      {
        title: "The long treatise",
        type: "book",
        author: "A. Divine",
        source: "AL",
        url: "https://abbey.example/long-treatise",
      },
      {
        title: "The taped lecture",
        type: "video",
        author: "A. Divine",
        source: "C&A",
        duration: "42 min",
        url: "https://college.example/taped-lecture",
      },
    ],
    book: {
      id: "long-treatise",
      title: "The long treatise",
      author: "A. Divine",
      workId: "long-treatise",
      imageSrc: "/covers/long-treatise.svg",
      url: "https://abbey.example/long-treatise",
      source: "The Abbey Library",
      price: "Free ebook",
      rating: 4.5,
    },
    furtherReading: [
      { title: "The small catechism, Q. 5", url: "https://bethel.example/small-catechism" },
      { title: "The taped lecture", url: "https://college.example/taped-lecture" },
    ],
    place: { number: 1, count: 2, next: { id: "providence", question: "What is providence?" } },
    era: null,
  });
});

test("prints the locators of further reading as those of citations: a comma before anything but numbers", async () => {
  const app = await useSeededApp();
  const { furtherReading } = (await app.inject("/api/answers/synod-of-dort/related")).json();
  expect(furtherReading.slice(0, 2)).toMatchObject([
    { title: "Canons of Dort 5.1-8" },
    { title: "Canons of Dort, 1, rejection 5" },
  ]);
});

test("returns null for the book of an answer that recommends none", async () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "book: long-treatise\n", "");
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  expect((await app.inject("/api/answers/election/related")).json().book).toBeNull();
});

test("returns null for the date of a work whose date is unknown", async () => {
  const folder = makeContentFolder();
  folder.replace(
    "works.yaml",
    '  title: The old bible\n  author: A. Divine\n  publishDate: "1647"\n',
    "  title: The old bible\n  author: A. Divine\n",
  );
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  const { citations } = (await app.inject("/api/answers/election")).json();
  expect(citations[3].publishDate).toBeNull();
});

test("cites a work as a whole by its title", async () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, '    locator: "3.2"\n', "");
  folder.replace(
    "works.yaml",
    "  title: The small confession\n",
    "  title: The small confession\n  shortTitle: Confession\n",
  );
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  const [election, providence] = await Promise.all(
    ["election", "providence"].map(async (id) => (await app.inject(`/api/answers/${id}`)).json().citations[0]),
  );
  expect(election).toMatchObject({ title: "The small confession", locator: null });
  expect(providence).toMatchObject({ title: "Confession", locator: "3.2" });
});

test("lists all answers in the library's order without a question", async () => {
  const app = await useSmallApp();
  const response = await app.inject("/api/answers");
  expect(response.statusCode).toBe(200);
  expect(response.json().answers[0]).toEqual({
    id: "election",
    question: "What is election?",
    topicId: "decree",
    partnerIds: ["bethel", "abbey", "college"],
    excerpt: expect.stringMatching(/^Election, in its first part, is to be received/),
    matches: [],
  });
  expect(response.json().answers.map(({ id }: { id: string }) => id)).toEqual([
    "election",
    "providence",
    "faith",
    "repentance",
  ]);
});

test("lists only answers that match a question, best first, with the matching words", async () => {
  const app = await useSeededApp();
  const response = await app.inject({ url: "/api/answers", query: { q: "baptism" } });
  const { answers } = response.json() as { answers: { id: string; excerpt: string; matches: string[] }[] };
  expect(response.statusCode).toBe(200);
  expect(answers[0]?.id).toBe("baptism");
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.length).toBeLessThan(app.content.snapshot().content.answers.size / 2);
  for (const { excerpt, matches } of answers) {
    expect(excerpt).not.toMatch(/\[\d+\]|\*/);
    for (const word of matches) expect(excerpt).toContain(word);
  }
  expect(answers[0]?.matches.length).toBeGreaterThan(0);
});

test("lists nothing for nonsense", async () => {
  const app = await useSeededApp();
  const response = await app.inject({ url: "/api/answers", query: { q: "zxqv bnmrt wpfgh" } });
  expect(response.json()).toEqual({ answers: [] });
});

test("lists all answers that contain the word, however many there are", async () => {
  const app = await useSeededApp();
  const { answers } = (await app.inject("/api/answers?q=Christ")).json() as { answers: { id: string }[] };
  const all = (await app.inject("/api/answers")).json() as { answers: { id: string }[] };
  const texts = await Promise.all(
    all.answers.map(async ({ id }): Promise<{ id: string; answer: string }> => {
      return (await app.inject(`/api/answers/${id}`)).json();
    }),
  );
  const having = texts.filter(({ answer }) => /\bChrist\b/.test(answer)).map(({ id }) => id);
  expect(having.length).toBeGreaterThan(120);
  expect(having.filter((id) => !answers.some((listed) => listed.id === id))).toEqual([]);
});

test("lists nothing for function words alone, although they can rank answers", async () => {
  const app = await useSeededApp();
  expect((await app.inject("/api/answers?q=why+am+I+here")).json()).toEqual({ answers: [] });
  const { answer, closest } = (await app.inject("/api/search?q=why+am+I+here")).json();
  expect((answer ?? closest[0]).id).toBe("glory-of-god");
});

test("lists all answers with the fields of the contract, and each can be fetched", async () => {
  const app = await useSeededApp();
  const { answers } = (await app.inject("/api/answers")).json() as { answers: { id: string; question: string }[] };
  expect(answers).toHaveLength(app.content.snapshot().content.answers.size);
  for (const { id, question } of answers) {
    const answer = (await app.inject(`/api/answers/${id}`)).json();
    expect(answer).toMatchObject({ id, question });
    const related = await app.inject(`/api/answers/${id}/related`);
    expect(related.statusCode).toBe(200);
    expect(related.json().resources.length).toBeGreaterThanOrEqual(answer.kind === "essay" ? 2 : 0);
  }
});

test("refuses a blank question in the list with 400", async () => {
  const app = await useSeededApp();
  const response = await app.inject("/api/answers?q=%20");
  expectError(response, 400, "Bad Request", 'The parameter "q" is blank; write a question in it.');
});

test("refuses an over-long question in the list with 400", async () => {
  const app = await useSeededApp();
  const response = await app.inject(`/api/answers?q=${"a".repeat(1001)}`);
  expectError(response, 400, "Bad Request", "The question has 1001 characters; shorten it to 1000.");
});

for (const path of ["/api/answers/nothing", "/api/answers/nothing/related", "/api/answers/__proto__"])
  test(`responds with 404 for the unknown answer ${path}`, async () => {
    const app = await useSeededApp();
    const id = path.split("/")[3];
    expectError(
      await app.inject(path),
      404,
      "Not Found",
      `There is no answer "${id}"; /api/answers lists the answers there are.`,
    );
  });

for (const [name, path] of Object.entries({
  "a path below an answer": "/api/answers/predestination/citations",
  "an id that is far too long": `/api/answers/${"a".repeat(5000)}`,
  "an empty id": "/api/answers/",
}))
  test(`responds with 404 for ${name}`, async () => {
    const app = await useSeededApp();
    expectError(await app.inject(path), 404, "Not Found", /^There is no/);
  });
