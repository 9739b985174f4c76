/** Citations, and the files for reference managers, which other programs' parsers read back. */
import { readFileSync } from "node:fs";
import { parse as parseBibtex } from "@retorquere/bibtex-parser";
import { Ajv } from "ajv";
import { parse as parseRis } from "astrocite-ris";
import { expect, test } from "vitest";
import type { CslItem } from "../../../server/citations/csl.ts";
import { writeCitations } from "../../../server/citations/formats.ts";
import type { Answer } from "../../../server/contract/answer.ts";
import { expectError, useSeededApp, useSmallApp } from "../../support/test-app.ts";

const cslSchema = JSON.parse(readFileSync(new URL("../../support/csl-data.json", import.meta.url), "utf8"));

test("cites an answer and each of its sources in both styles", async () => {
  const app = await useSmallApp();
  const cite = async (query = "") =>
    (await app.inject({ url: `/api/answers/election/cite${query}`, headers: { host: "loci.example" } })).json();
  expect((await cite()).chicago.footnote.text).toBe(
    "“What is election?,” Loci, last reviewed March 1, 2026, http://loci.example/answers/election.",
  );
  expect((await cite("?source=3")).sbl.footnote).toEqual({
    text: "A. Divine, The long treatise 2.2.1 (1647), https://abbey.example/long-treatise.",
    html: "A. Divine, <i>The long treatise</i> 2.2.1 (1647), https://abbey.example/long-treatise.",
  });
  const { footnote, bibliography } = (await cite("?source=2")).chicago;
  expect(footnote.text).toBe(
    "A. Divine, The small catechism (1647), Q. 20–21, https://bethel.example/small-catechism.",
  );
  expect(bibliography.text).toBe("Divine, A. The small catechism. 1647. https://bethel.example/small-catechism.");
  expect(await cite("?source=9")).toMatchObject({
    statusCode: 404,
    message: expect.stringContaining("its last one is 4"),
  });
});

test("returns BibTeX that another program's parser reads", async () => {
  const app = await useSmallApp();
  const { headers, body } = await app.inject("/api/answers/election/citation?format=bibtex&source=all");
  expect(headers["content-type"]).toBe("application/x-bibtex; charset=utf-8");
  expect(headers["content-disposition"]).toBe('attachment; filename="election-sources.bib"');
  const { entries, errors } = parseBibtex(body, { sentenceCase: false });
  expect(errors).toEqual([]);
  expect(entries.map(({ key }) => key)).toEqual(["small-confession", "small-catechism", "long-treatise", "old-bible"]);
  expect(entries[2]).toMatchObject({
    type: "book",
    fields: {
      author: [{ lastName: "Divine", firstName: "A." }],
      title: "The long treatise",
      year: "1647",
      note: "Cited at 2.2.1",
      url: "https://abbey.example/long-treatise",
    },
  });
});

test("returns RIS that another program's parser reads", async () => {
  const app = await useSmallApp();
  const { headers, body } = await app.inject("/api/answers/election/citation?format=ris&source=2");
  expect(headers["content-type"]).toBe("application/x-research-info-systems; charset=utf-8");
  expect(headers["content-disposition"]).toBe('attachment; filename="election-source-2.ris"');
  expect(parseRis(body)).toMatchObject([
    {
      type: "book",
      title: "The small catechism",
      author: [{ family: "Divine", given: "A." }],
      URL: "https://bethel.example/small-catechism",
    },
  ]);
  expect(body).toContain("N1  - Cited at Q. 20–21");
});

test("writes what BibTeX treats as commands, and long addresses, so that parsers read them as they were", () => {
  const item: CslItem = {
    id: "odd",
    type: "book",
    title: "100% of A & B, #1: the {odd}_one for $5",
    author: [{ literal: "Smith & Sons" }, { literal: "others" }],
    URL: `https://example.org/${"a_b%20".repeat(20)}`,
  };
  const { entries, errors } = parseBibtex(writeCitations([item], "bibtex"), { sentenceCase: false });
  expect(errors).toEqual([]);
  expect(entries[0]?.fields).toMatchObject({
    title: item.title,
    author: [{ name: "Smith & Sons" }, {}],
    url: item.URL,
  });
  expect(parseRis(writeCitations([item, item], "ris"))).toMatchObject([
    { title: item.title, URL: item.URL },
    { title: item.title, URL: item.URL },
  ]);
});

test("returns CSL-JSON that matches its schema for every source of every answer", async () => {
  const app = await useSeededApp();
  await app.ready();
  const isCsl = new Ajv({ strict: false }).compile(cslSchema);
  for (const [id, { citations }] of app.content.snapshot().content.answers as Map<string, Answer>) {
    const { body } = await app.inject(`/api/answers/${id}/citation?format=csl-json&source=all`);
    const items = JSON.parse(body);
    const works = new Set(citations.map(({ workId }) => workId));
    expect([id, items.length, isCsl(items), isCsl.errors]).toEqual([id, works.size, true, null]);
    expect(items.every(({ title, URL }: { title: string; URL: string }) => title && URL)).toBe(true);
  }
});

test("cites the answer itself if the request names no source", async () => {
  const app = await useSmallApp();
  const { headers, body } = await app.inject({
    url: "/api/answers/election/citation?format=csl-json",
    headers: { host: "loci.example" },
  });
  expect(headers["content-disposition"]).toBe('attachment; filename="election.json"');
  expect(JSON.parse(body)).toMatchObject([
    {
      id: "loci-election",
      type: "webpage",
      title: "What is election?",
      "container-title": "Loci",
      issued: { "date-parts": [[2026, 3, 1]] },
      URL: "http://loci.example/answers/election",
    },
  ]);
});

test("responds with 304 for the current tag", async () => {
  const app = await useSmallApp();
  const url = "/api/answers/election/citation?format=ris";
  const { headers } = await app.inject(url);
  expect((await app.inject({ url, headers: { "if-none-match": String(headers.etag) } })).statusCode).toBe(304);
});

test("refuses an unknown answer, source or format", async () => {
  const app = await useSmallApp();
  const ask = (query: string) => app.inject(`/api/answers/election/citation?${query}`);
  expectError(await ask("format=word"), 400, "Bad Request", 'The parameter "format" must be bibtex, ris or csl-json.');
  expectError(await ask("source=1"), 400, "Bad Request", 'The parameter "format" is missing.');
  expectError(await ask("format=ris&source=none"), 400, "Bad Request", /^The parameter "source" must match pattern/);
  expectError(
    await ask("format=ris&source=9"),
    404,
    "Not Found",
    'The answer "election" has no source 9; its last one is 4.',
  );
  expectError(await app.inject("/api/answers/gone/cite"), 404, "Not Found", /^There is no answer "gone"/);
});

test("cites a whole work in both styles and as a file", async () => {
  const app = await useSmallApp();
  const cited = await app.inject("/api/works/long-treatise/cite");
  expect(cited.json().sbl.bibliography.text).toBe(
    "Divine, A. The long treatise. 1647. https://abbey.example/long-treatise.",
  );
  const { headers, body } = await app.inject("/api/works/long-treatise/citation?format=bibtex");
  expect(headers["content-disposition"]).toBe('attachment; filename="long-treatise.bib"');
  expect(parseBibtex(body).entries.map(({ key }) => key)).toEqual(["long-treatise"]);
  for (const path of ["cite", "citation?format=ris"])
    expectError(await app.inject(`/api/works/none/${path}`), 404, "Not Found", /^There is no work "none"/);
});
