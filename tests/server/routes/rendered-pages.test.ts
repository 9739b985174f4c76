/** The pages that the server renders: what crawlers, link previews, reference managers and visitors without JavaScript read. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import jsonld from "jsonld";
import { expect, onTestFinished, test } from "vitest";
import type { Answer } from "../../../server/contract/answer.ts";
import { callsOfPage, commonCalls } from "../../../server/shared/page-routes.ts";
import { makeClientFolder } from "../../support/client-folder.ts";
import { readMeta, readPageData, readStructuredData, unescapeText } from "../../support/page-data.ts";
import { buildTestApp, useSeededApp } from "../../support/test-app.ts";

const host = "loci.example";
const headers = { accept: "text/html", host };

async function open(url: string) {
  const app = await useSeededApp();
  const { statusCode, body } = await app.inject({ url, headers });
  return { status: statusCode, html: body, api: async (address: string) => (await app.inject(address)).json() };
}

/** @returns The visible text of the page. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<div id="root"')).replaceAll(/<script.*?<\/script>/gs, "");
  return unescapeText(body.replaceAll(/<[^>]*>/g, "")).replaceAll("\u00a0", " ");
}

const onlyLetters = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const JUSTIFICATION = "/answers/justification";
const URL_OF_JUSTIFICATION = `http://${host}${JUSTIFICATION}`;

test("an answer's page contains the whole answer and its numbered sources as text", async () => {
  const { html, status, api } = await open(JUSTIFICATION);
  const answer: Answer = await api(`/api${JUSTIFICATION}`);
  expect(status).toBe(200);
  const text = onlyLetters(textOf(html));
  for (const paragraph of answer.answer.split("\n\n")) {
    // The first letter occurs twice: as a drop capital, and for screen readers.
    expect(text).toContain(onlyLetters(paragraph).slice(1));
  }
  expect(answer.citations).toHaveLength(7);
  for (const { title, locator, author } of answer.citations) {
    expect(text).toContain(onlyLetters(author + title + (locator ?? "")));
  }
  expect(html).toMatch(/<h1[^>]*>What is justification\?<\/h1>/);
  expect(html).not.toContain(" style=");
});

test("an answer's page has the metadata that search engines and link previews read", async () => {
  const { html } = await open(JUSTIFICATION);
  expect(html).toContain("<title>What is justification? · Loci</title>");
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(canonical(html)).toBe(URL_OF_JUSTIFICATION);
  expect(readMeta(html, "description")).toEqual([
    expect.stringMatching(/^Justification is God.s verdict .* faith alone\.$/),
  ]);
  expect(readMeta(html, "og:type")).toEqual(["article"]);
  expect(readMeta(html, "og:title")).toEqual(["What is justification?"]);
  expect(readMeta(html, "og:url")).toEqual([URL_OF_JUSTIFICATION]);
  expect(readMeta(html, "twitter:card")).toEqual(["summary_large_image"]);
  expect(readMeta(html, "og:image")).toEqual([`${URL_OF_JUSTIFICATION}/card.png`]);
  expect(readMeta(html, "robots")).toEqual([]);
});

test("an answer's page describes the question, the answer and its citations as JSON-LD", async () => {
  const { html, api } = await open(JUSTIFICATION);
  const { citations }: Answer = await api(`/api${JUSTIFICATION}`);
  // What schema.org serves as its context, as far as it matters here; no test leaves this machine.
  const context = { "@vocab": "http://schema.org/", url: { "@type": "@id" } };
  const documentLoader = async (documentUrl: string) => ({ documentUrl, document: { "@context": context } });
  const [page] = await jsonld.expand(readStructuredData(html), { documentLoader });
  const schema = (name: string) => `http://schema.org/${name}`;
  expect(page).toMatchObject({
    "@id": URL_OF_JUSTIFICATION,
    "@type": [schema("QAPage")],
    [schema("mainEntity")]: [
      {
        "@type": [schema("Question")],
        [schema("name")]: [{ "@value": "What is justification?" }],
        [schema("acceptedAnswer")]: [
          {
            "@type": [schema("Answer")],
            [schema("citation")]: citations.map(({ title, author, url }) => ({
              [schema("name")]: [{ "@value": title }],
              [schema("author")]: [{ "@value": author }],
              [schema("url")]: [{ "@id": url }],
            })),
          },
        ],
      },
    ],
  });
});

test("an answer's page describes itself by Highwire tags, and its sources by COinS", async () => {
  const { html, api } = await open(JUSTIFICATION);
  const { citations }: Answer = await api(`/api${JUSTIFICATION}`);
  expect(readMeta(html, "citation_title")).toEqual(["What is justification?"]);
  expect(readMeta(html, "citation_public_url")).toEqual([URL_OF_JUSTIFICATION]);
  expect(readMeta(html, "citation_online_date")).toEqual([expect.stringMatching(/^\d{4}\/\d\d\/\d\d$/)]);
  const sources = [...html.matchAll(/<span class="Z3988" title="([^"]*)">/g)].map(
    ([, title = ""]) => new URLSearchParams(unescapeText(title)),
  );
  expect(sources.map((fields) => fields.get("rft.btitle"))).toEqual(citations.map(({ title }) => title));
  expect(sources.map((fields) => fields.get("rft_id"))).toEqual(citations.map(({ url }) => url));
  expect(sources[0]?.get("ctx_ver")).toBe("Z39.88-2004");
});

const SEARCH = "/results?q=what+is+grace&partner=opc&partner=gone&partner=ccel";

for (const address of [
  JUSTIFICATION,
  SEARCH,
  "/results",
  "/results?q=zzxxqq",
  "/results?q=Rom+8%3A28",
  "/library",
  "/",
  "/begin/studying",
  "/library?work=calvin-institutes",
  "/library?show=scripture",
  "/scripture/Rom.8.28?context=chapter&translation=web",
  "/about",
  "/?q=sin",
])
  test(`${address} contains exactly what the client would fetch from the API for it`, async () => {
    const { html, api } = await open(address);
    const { responses, left } = readPageData(html);
    expect([...Object.keys(responses), ...left].length).toBeGreaterThan(2);
    for (const call of left) expect(await api(call)).not.toHaveProperty("error");
    for (const [call, body] of Object.entries(responses)) expect([call, body]).toEqual([call, await api(call)]);
    const listed = [...commonCalls, ...callsOfPage(new URL(address, "http://loci"))].map((call) =>
      call.replace("&partner=opc&partner=gone&partner=ccel", "&partner=ccel&partner=opc"),
    );
    // What stands beside an answer is known once a search has found the answer.
    const found = [...Object.keys(responses), ...left].filter(
      (call) => listed.includes(call) || !call.endsWith("/related"),
    );
    expect([address, found.sort()]).toEqual([address, listed.sort()]);
  });

test("the library leaves its catalogue to the client, and weighs at most 270 kB with all answers", async () => {
  const { html } = await open("/library");
  expect(readPageData(html).left).toEqual(["/api/library"]);
  expect(Object.keys(readPageData(html).responses)).not.toContain("/api/library");
  expect(Buffer.byteLength(html)).toBeLessThan(270_000);
});

test("names a search as the client does: by the partners that exist, in display order", async () => {
  const { responses } = readPageData((await open(SEARCH)).html);
  expect(Object.keys(responses)).toContain("/api/search?q=what%20is%20grace&partner=ccel&partner=opc");
});

for (const address of ["/results?q=what+is+justification", "/?q=what+is+justification"])
  test(`${address} names the answer's own page as canonical`, async () => {
    const { html } = await open(address);
    expect(canonical(html)).toBe(URL_OF_JUSTIFICATION);
    expect(html).toContain("<title>What is justification? · Loci</title>");
  });

test("renders the home screen as text", async () => {
  const text = textOf((await open("/")).html);
  expect(text).toContain("What would you like to know?");
  expect(text).toContain("How a just God declares the guilty righteous");
});

test("renders results as text", async () => {
  expect(textOf((await open("/results?q=what+is+justification")).html)).toContain("ustification is God");
});

test("tells search engines not to index results without an answer", async () => {
  const { html } = await open("/results?q=zzxxqq");
  expect(canonical(html)).toBeUndefined();
  expect(readMeta(html, "robots")).toEqual(["noindex"]);
  expect(textOf(html)).toContain("No matching answers found");
});

test("renders the library and its parts as text, with metadata of their own", async () => {
  const library = await open("/library");
  expect(canonical(library.html)).toBe(`http://${host}/library`);
  expect(textOf(library.html)).toContain("Salvation");
  const topic = await open("/library?topic=salvation&utm=1");
  expect(topic.html).toContain("<title>Of Salvation · Loci</title>");
  expect(canonical(topic.html)).toBe(`http://${host}/library?topic=salvation`);
  expect(textOf(topic.html)).toContain("What is justification?");
});

for (const [part, title, text] of [
  ["show=scripture", "Scripture", "Habakkuk"],
  ["bible=Rom", "Romans", "Romans"],
  ["map-answer=justification", "What is justification?", "What is justification?"],
  ["partner=ccel", "Christian Classics Ethereal Library", "Institutes of the Christian Religion"],
  ["show=books", "Books", "Institutes of the Christian Religion"],
] as const)
  test(`the part of the library at ${part} is rendered as text, with metadata of its own`, async () => {
    const { html, status } = await open(`/library?${part}`);
    expect([status, canonical(html)]).toEqual([200, `http://${host}/library?${part}`]);
    expect(html).toContain(`<title>${title} · Loci</title>`);
    expect(textOf(html)).toContain(text);
  });

for (const part of ["work=nope", "bible=nope", "map-answer=nope"])
  test(`a part of the library at ${part} that does not exist has status 404, and is rendered in the browser`, async () => {
    const { html, status } = await open(`/library?${part}`);
    expect(status).toBe(404);
    expect(html).toContain('<div id="root"></div>');
  });

test("renders a passage of Scripture as text, with its verses in the metadata, alone and in its chapter", async () => {
  const verse = "And we know that all things work together for good to them that love God";
  for (const address of ["/scripture/Romans%208%3A28-30", "/scripture/Rom.8.28-30?context=chapter"]) {
    const { html, status } = await open(address);
    expect([status, canonical(html)]).toEqual([200, `http://${host}/scripture/Rom.8.28-30`]);
    expect(html).toContain("<title>Romans 8:28–30 (King James Version) · Loci</title>");
    expect(readMeta(html, "description").join()).toContain(verse);
    expect(textOf(html)).toContain(verse);
  }
});

test("renders a passage in the translation that the address names", async () => {
  const { html } = await open("/scripture/Rom.8.28?translation=web");
  expect(canonical(html)).toBe(`http://${host}/scripture/Rom.8.28?translation=web`);
  expect(html).toContain("<title>Romans 8:28 (World English Bible) · Loci</title>");
  expect(textOf(html)).toContain("We know that all things work together for good for those who love God");
});

test("sends the 404 page with status 404 for an unknown answer", async () => {
  const { status, html } = await open("/answers/nope");
  expect(status).toBe(404);
  expect(html).toContain('<div id="root"></div>');
});

test("shows an answer with the tab and the partners that its address names", async () => {
  const sourcesOf = async (query: string) =>
    [...(await open(JUSTIFICATION + query)).html.matchAll(/<(article|li)[^>]* id="(s\d+)"/g)].map(
      ([, element, id]) => `${element} ${id}`,
    );
  const all = ["s1", "s2", "s3", "s4", "s5", "s6", "s7"];
  expect(await sourcesOf("?utm_source=x")).toEqual(all.map((id) => `li ${id}`));
  expect(await sourcesOf("?tab=sources")).toEqual(all.map((id) => `article ${id}`));
  expect(await sourcesOf("?partner=opc&tab=sources&partner=nobody")).toEqual(["article s1"]);
});

test("each mark leads to an address whose page has the source", async () => {
  const { html } = await open(`${JUSTIFICATION}?partner=ccel`);
  const marks = [...html.matchAll(/<a [^>]*class="citation-mark"[^>]*>/g)].map(([mark]) =>
    unescapeText(/href="([^"]*)"/.exec(mark)?.[1] ?? ""),
  );
  expect(marks.length).toBeGreaterThan(2);
  for (const address of marks) {
    const [path = "", id = ""] = address.split("#");
    expect(path).toBe(`${JUSTIFICATION}?partner=ccel&tab=sources`);
    expect((await open(path)).html).toContain(` id="${id}"`);
  }
});

const HARM = "</script></title><img src=x onerror=harm()>\u2028\"'&<!--$& $` ";

for (const address of [
  "/results?q=",
  "/?q=",
  "/library?topic=",
  "/library?partner=",
  "/results?q=grace&partner=",
  "/answers/",
])
  test(`renders no text after ${address} as markup`, async () => {
    const { html, status } = await open(address + encodeURIComponent(HARM));
    expect([200, 404]).toContain(status);
    expect(html).not.toContain("<img src=x");
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(readPageData(html).revision).toMatch(/^1-/);
  });

for (const address of [`/results?q=${"a".repeat(1200)}`, "/results?q=%E0%A4%A", "/library?topic=%FF"])
  test(`also sends a page for ${address.slice(0, 24)}`, async () => {
    const { status, html } = await open(address);
    expect(status).toBe(200);
    expect(readPageData(html).revision).toMatch(/^1-/);
  });

test("leaves the page to the browser if the client was not built for the server", async () => {
  const app = await buildTestApp({}, makeClientFolder(), "/nowhere/entry-server.js");
  const { body } = await app.inject({ url: "/answers/faith", headers });
  expect(body).toContain('<div id="root"></div>');
  expect(Object.keys(readPageData(body).responses)).toContain("/api/answers/faith");
});

test("keeps no page whose rendering failed, lets no cache store it, and renders it for the next visitor", async () => {
  const folder = mkdtempSync(join(tmpdir(), "loci-renderer-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const renderer = join(folder, "fails-once.mjs");
  writeFileSync(
    renderer,
    `const failed = new Set();
    export function renderPage(address) {
      if (failed.has(address) || address === "/library") return "<p>rendered</p>";
      failed.add(address);
      throw new Error("fails once");
    }`,
  );
  const app = await buildTestApp({}, makeClientFolder(), renderer);
  for (const url of ["/answers/faith", "/results?q=faith", "/scripture/Rom.8.28", "/"]) {
    const first = await app.inject({ url, headers });
    expect([url, first.statusCode, first.headers["cache-control"]]).toEqual([url, 200, "no-store"]);
    expect(first.body).toContain('<div id="root"></div>');
    for (let next = 0; next < 2; next++) {
      const { body, headers: sent } = await app.inject({ url, headers });
      expect([url, body.includes("<p>rendered</p>")]).toEqual([url, true]);
      expect(sent["cache-control"]).toMatch(/^public, max-age=0, must-revalidate, s-maxage=/);
    }
  }
});
