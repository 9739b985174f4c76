import { expect, test } from "vitest";
import { ELECTION, makeContentFolder } from "../../support/content-folder.ts";
import { buildTestApp, expectError, loadDatabase } from "../../support/test-app.ts";

/** @returns An app in which election has been renamed from chosen, and the elect merged into it. */
function buildRenamed() {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "lastReviewed: 2026-03-01", "formerly: [chosen, the-elect]\nlastReviewed: 2026-03-01");
  return buildTestApp({ LOCI_DB: loadDatabase(folder), LOCI_ORIGIN: "https://loci.example.org" });
}

const redirects = [
  ["/answers/chosen", "/answers/election"],
  ["/answers/chosen?partner=abbey&tab=sources", "/answers/election?partner=abbey&tab=sources"],
  ["/answers/the-elect", "/answers/election"],
  ["/answers/chosen/card.png", "/answers/election/card.png"],
  ["/api/answers/chosen", "/api/answers/election"],
  ["/api/answers/chosen/related", "/api/answers/election/related"],
  ["/api/answers/chosen.pdf?partner=abbey", "/api/answers/election.pdf?partner=abbey"],
  ["/api/answers/chosen.md", "/api/answers/election.md"],
  ["/api/answers/chosen/cite?source=1", "/api/answers/election/cite?source=1"],
  ["/api/answers/chosen/citation?format=ris", "/api/answers/election/citation?format=ris"],
  ["/api/map/answers/chosen", "/api/map/answers/election"],
] as const;

test("all addresses of an answer redirect from a former id to the present one, for good", async () => {
  const app = await buildRenamed();
  for (const [former, present] of redirects) {
    const { statusCode, headers } = await app.inject({ url: former, headers: { accept: "text/html" } });
    expect([statusCode, headers.location]).toEqual([308, present]);
    if (/pdf|png/.test(present)) continue; // Typesetting takes long, and is tested elsewhere.
    expect((await app.inject({ url: present, headers: { accept: "text/html" } })).statusCode).toBe(200);
  }
});

test("other ids are still unknown, and works do not redirect", async () => {
  const app = await buildRenamed();
  expectError(await app.inject("/api/answers/choosen"), 404, "Not Found", /no answer "choosen"/);
  expect((await app.inject("/api/works/chosen/cite")).statusCode).toBe(404);
});

test("answer and versions name the former ids; sitemap, list and library only present ones", async () => {
  const app = await buildRenamed();
  expect((await app.inject("/api/answers/election")).json().formerly).toEqual(["chosen", "the-elect"]);
  expect((await app.inject("/api/answers/faith")).json().formerly).toEqual([]);
  expect((await app.inject("/api/answers/versions")).json().formerly).toEqual({
    chosen: "election",
    "the-elect": "election",
  });
  for (const url of ["/sitemap.xml", "/feed.xml", "/api/library", "/api/answers"]) {
    const { body } = await app.inject(url);
    expect(body).toContain("election");
    expect(body).not.toMatch(/chosen|the-elect/);
  }
});

test("a reading list with a former id is the list with the present one, each answer once", async () => {
  const app = await buildRenamed();
  // To a client that has any document, the server names the one that it would make, without making it.
  const tagOf = async (query: string) => {
    const held = await app.inject({ url: `/api/study.pdf?${query}`, headers: { "if-none-match": "*" } });
    expect(held.statusCode).toBe(304);
    return held.headers.etag;
  };
  expect(await tagOf("answer=chosen&answer=election&answer=faith")).toBe(await tagOf("answer=election&answer=faith"));
});
