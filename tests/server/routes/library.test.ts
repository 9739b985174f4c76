import { expect, test } from "vitest";
import type { Library } from "../../../server/contract/library.ts";
import { makeContentFolder } from "../../support/content-folder.ts";
import { buildTestApp, loadDatabase, useSeededApp, useSmallApp } from "../../support/test-app.ts";

test("returns topics, books and works as in the files", async () => {
  const app = await useSmallApp();
  const response = await app.inject("/api/library");
  const work = (id: string, partnerId: string, answerCount = 4) => ({
    id,
    partnerId,
    title: `The ${id.replace("-", " ")}`,
    author: "A. Divine",
    publishDate: "1647",
    url: `https://${partnerId}.example/${id}`,
    answerCount,
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    topics: [
      {
        id: "decree",
        title: "Of God's Decree",
        answers: [
          { id: "election", question: "What is election?", heading: "Election" },
          { id: "providence", question: "What is providence?", heading: "Providence" },
        ],
      },
      {
        id: "salvation",
        title: "Of Salvation",
        answers: [
          { id: "faith", question: "What is faith?", heading: "Faith" },
          { id: "repentance", question: "What is repentance?", heading: "Repentance" },
        ],
      },
    ],
    books: [
      {
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
    ],
    works: [
      work("small-confession", "bethel"),
      work("small-catechism", "bethel"),
      work("long-treatise", "abbey"),
      work("old-bible", "college"),
      work("taped-lecture", "college", 0),
    ],
    answerBytes: expect.any(Number),
  });
});

test("says about how much room all answers take", async () => {
  const app = await useSeededApp();
  const { topics, answerBytes }: Library = (await app.inject("/api/library")).json();
  const ids = topics.flatMap(({ answers }) => answers.map(({ id }) => id));
  let sum = 0;
  for (const id of ids) sum += Buffer.byteLength((await app.inject(`/api/answers/${id}`)).body);
  expect(answerBytes / sum).toBeGreaterThan(0.8);
  expect(answerBytes / sum).toBeLessThan(1.2);
});

test("returns the timeline, to which the answers in it lead", async () => {
  const app = await useSmallApp();
  expect((await app.inject("/api/timeline")).json()).toEqual({
    eras: [
      {
        id: "beginning",
        title: "Beginning",
        dates: "no date is given",
        answers: [{ id: "providence", question: "What is providence?" }],
      },
      {
        id: "later",
        title: "Later",
        dates: "about AD 30",
        answers: [
          { id: "faith", question: "What is faith?" },
          { id: "repentance", question: "What is repentance?" },
        ],
      },
    ],
  });
  const eraOf = async (id: string) => (await app.inject(`/api/answers/${id}/related`)).json().era;
  expect(await eraOf("faith")).toEqual({ id: "later", title: "Later", dates: "about AD 30" });
  expect(await eraOf("election")).toBe(null);
});

test("returns all answers of a topic with what is shown beside them, and says how much room all take", async () => {
  const app = await useSmallApp();
  const { topics, answerBytes } = (await app.inject("/api/library")).json();
  let bytes = 0;
  for (const { id, answers } of topics) {
    const topic = (await app.inject(`/api/topics/${id}/answers`)).json();
    expect(topic.answers.map(({ answer }: { answer: { id: string } }) => answer.id)).toEqual(
      answers.map((answer: { id: string }) => answer.id),
    );
    for (const { answer, related } of topic.answers) {
      expect(answer).toEqual((await app.inject(`/api/answers/${answer.id}`)).json());
      expect(related).toEqual((await app.inject(`/api/answers/${answer.id}/related`)).json());
      bytes += Buffer.byteLength(JSON.stringify({ answer, related }));
    }
  }
  expect(Math.abs(answerBytes / bytes - 1)).toBeLessThan(0.1);
  const unknown = await app.inject("/api/topics/nothing/answers");
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, expect.stringContaining('no topic "nothing"')]);
});

test("leaves out a topic without answers", async () => {
  const folder = makeContentFolder();
  folder.write("topics.yaml", `${folder.read("topics.yaml")}- id: law\n  title: Of the Law\n  answers: []\n`);
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  const { topics } = (await app.inject("/api/library")).json();
  expect(topics.map(({ id }: { id: string }) => id)).toEqual(["decree", "salvation"]);
});

test("lists every answer once, and a served cover for every book", async () => {
  const app = await useSeededApp();
  const { topics, books } = (await app.inject("/api/library")).json() as {
    topics: { answers: { id: string }[] }[];
    books: { imageSrc: string }[];
  };
  const { answers } = (await app.inject("/api/answers")).json() as { answers: { id: string }[] };
  expect(topics.flatMap((topic) => topic.answers.map(({ id }) => id))).toEqual(answers.map(({ id }) => id));
  expect(books.length).toBeGreaterThan(10);
  for (const { imageSrc } of books) {
    const response = await app.inject(imageSrc);
    expect([imageSrc, response.statusCode, response.headers["content-type"]]).toEqual([imageSrc, 200, "image/svg+xml"]);
  }
});
