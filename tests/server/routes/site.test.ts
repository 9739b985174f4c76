import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { markup, toDocument } from "../../../server/markup.ts";
import { ELECTION, makeContentFolder } from "../../support/content-folder.ts";
import {
  buildTestApp,
  expectError,
  loadDatabase,
  type TestApp,
  useSeededApp,
  useSmallApp,
} from "../../support/test-app.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  isArray: (name) => ["entry", "url", "link", "Url"].includes(name),
});

function parse(text: string) {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

const get = (app: TestApp, url: string, headers: Record<string, string> = { host: "loci.example" }) =>
  app.inject({ url, headers });

test("lists the pages in a sitemap, including all answers and all chapters that an answer explains", async () => {
  const response = await get(await useSmallApp(), "/sitemap.xml");
  expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
  const { urlset } = parse(response.body);
  expect(urlset.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(urlset.url).toEqual([
    { loc: "http://loci.example/" },
    { loc: "http://loci.example/begin/beginning" },
    { loc: "http://loci.example/begin/returning" },
    { loc: "http://loci.example/library" },
    { loc: "http://loci.example/about" },
    ...["election", "providence", "faith", "repentance"].map((id) => ({
      loc: `http://loci.example/answers/${id}`,
      lastmod: "2026-03-01",
    })),
    { loc: "http://loci.example/scripture/Rom.8" },
  ]);
});

test("tells search engines where the sitemap is, and what not to read", async () => {
  const response = await get(await useSmallApp(), "/robots.txt");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body.split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /study",
    "Disallow: /settings",
    "",
    "Sitemap: http://loci.example/sitemap.xml",
    "",
  ]);
});

test("lists new and changed answers in a feed, as RFC 4287 requires", async () => {
  const response = await get(await useSmallApp(), "/feed.xml");
  expect(response.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const { feed } = parse(response.body);
  const uuid = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(feed).toMatchObject({
    xmlns: "http://www.w3.org/2005/Atom",
    id: expect.stringMatching(uuid),
    title: "Loci",
    updated: "2026-03-01T00:00:00.000Z",
    author: { name: "Loci" },
  });
  expect(feed.link).toContainEqual({ rel: "self", type: "application/atom+xml", href: "http://loci.example/feed.xml" });
  expect(feed.entry).toHaveLength(4);
  expect(feed.entry[0]).toEqual({
    id: expect.stringMatching(uuid),
    title: "What is election?",
    updated: "2026-03-01T00:00:00.000Z",
    link: [{ rel: "alternate", type: "text/html", href: "http://loci.example/answers/election" }],
    category: { term: "decree", label: "Of God's Decree" },
    summary: expect.stringMatching(/^Election, in its first part, .+ \(Romans 8:28\)\.$/s),
  });
  expect(new Set(feed.entry.map(({ id }: { id: string }) => id)).size).toBe(4);
});

test("gives an entry the same id at any address, and lists the latest first", async () => {
  const ids = async (host: string) =>
    parse((await get(await useSmallApp(), "/feed.xml", { host })).body).feed.entry.map(({ id }: { id: string }) => id);
  expect(await ids("a.example")).toEqual(await ids("b.example:8080"));
  const { feed } = parse((await get(await useSeededApp(), "/feed.xml")).body);
  const updated = feed.entry.map((entry: { updated: string }) => entry.updated);
  expect(updated).toHaveLength(50);
  expect(updated).toEqual(updated.toSorted().reverse());
  expect(feed.updated).toBe(updated[0]);
});

test("says in the feed what has changed, and when", async () => {
  const folder = makeContentFolder();
  const changes =
    "changes:\n  - date: 2026-04-02\n    text: First.\n  - date: 2026-05-03\n    text: Romans 8 is quoted.\n";
  folder.replace(ELECTION, "lastReviewed:", `${changes}lastReviewed:`);
  const app = await buildTestApp({ LOCI_DB: loadDatabase(folder) });
  const { body } = await get(app, "/feed.xml");
  const [, newest = ""] = body.split("<entry>");
  expect(newest).toContain("<updated>2026-05-03T00:00:00.000Z</updated>");
  expect(newest).toContain(
    '<content type="text">Changed on 2026-05-03: Romans 8 is quoted.\nChanged on 2026-04-02: First.</content>',
  );
  expect(body.match(/<content/g)).toHaveLength(1);
});

test("describes the search to browsers, and completes questions for them", async () => {
  const app = await useSmallApp();
  const description = await get(app, "/opensearch.xml");
  expect(description.headers["content-type"]).toBe("application/opensearchdescription+xml; charset=utf-8");
  const { OpenSearchDescription: found } = parse(description.body);
  expect(found).toMatchObject({
    xmlns: "http://a9.com/-/spec/opensearch/1.1/",
    ShortName: "Loci",
    InputEncoding: "UTF-8",
  });
  const template = (type: string) => found.Url.find((url: { type: string }) => url.type === type).template;
  expect(template("text/html")).toBe("http://loci.example/results?q={searchTerms}");
  const suggestions = new URL(template("application/x-suggestions+json").replace("{searchTerms}", "what%20is%20elec"));
  const response = await get(app, suggestions.pathname + suggestions.search);
  expect(response.headers["content-type"]).toBe("application/x-suggestions+json; charset=utf-8");
  expect(response.json()).toEqual([
    "what is elec",
    ["What is election?"],
    ["Of God's Decree"],
    ["http://loci.example/answers/election"],
  ]);
  expectError(
    await get(app, "/api/opensearch?q=%20"),
    400,
    "Bad Request",
    'The parameter "q" is blank; write a question in it.',
  );
});

const PATHS = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/opensearch.xml", "/api/opensearch?q=election"];

test("begins every link with LOCI_ORIGIN, whatever the request says", async () => {
  const app = await buildTestApp({ LOCI_ORIGIN: "https://loci.example" });
  for (const path of PATHS) {
    const { body } = await get(app, path, { host: "evil.example", "x-forwarded-host": "evil.example" });
    expect(body).toContain("https://loci.example/");
    expect(body).not.toContain("evil");
  }
});

test("takes the origin from the request, and HTTPS only from a trusted proxy", async () => {
  const headers = { host: "loci.example", "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };
  expect((await get(await useSmallApp(), "/robots.txt", headers)).body).toContain("Sitemap: http://loci.example/");
  const behindProxy = await buildTestApp({ LOCI_TRUST_PROXY: "true" });
  expect((await get(behindProxy, "/robots.txt", headers)).body).toContain("Sitemap: https://loci.example/");
  expect((await get(behindProxy, "/robots.txt", { ...headers, "x-forwarded-proto": "evil:" })).body).toContain(
    "Sitemap: http://loci.example/",
  );
  expect((await get(await useSmallApp(), "/robots.txt", { host: "[::1]:3000" })).body).toContain(
    "Sitemap: http://[::1]:3000/",
  );
});

test("tells where to report a weakness, if there is a contact", async () => {
  const app = await buildTestApp({ LOCI_CONTACT: "security@loci.example", LOCI_ORIGIN: "https://loci.example" });
  const response = await get(app, "/.well-known/security.txt", {});
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields: Record<string, string> = Object.fromEntries(
    response.body
      .trimEnd()
      .split("\n")
      .map((line: string) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields).toEqual({
    Contact: "mailto:security@loci.example",
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    "Preferred-Languages": "en",
    Canonical: "https://loci.example/.well-known/security.txt",
  });
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
  expect((await get(await useSmallApp(), "/.well-known/security.txt", {})).statusCode).toBe(404);
});

test("does not write an invalid host into a document", async () => {
  const app = await useSmallApp();
  const message = "The header Host is missing or is not a valid host; send the host of this site.";
  for (const host of ["a b", "a/b", 'a"b', "<x>", "a@b", "a?b", "a#b", "a:99999", "a:x", "[x]", "a,b"])
    for (const path of PATHS) expectError(await get(app, path, { host }), 400, "Bad Request", message);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme-ascii", maxLength: 20 }), async (host) => {
      const { statusCode, body } = await get(app, "/feed.xml", { host });
      expect([200, 400]).toContain(statusCode);
      if (statusCode === 200) expect(new URL(parse(body).feed.link[0].href).pathname).toBe("/feed.xml");
    }),
    { numRuns: 100 },
  );
});

test("responds with 304 and no body for the current tag", async () => {
  const app = await useSmallApp();
  for (const path of PATHS) {
    const { headers } = await get(app, path);
    expect(headers).toMatchObject({
      "cache-control": expect.stringMatching(/^public, max-age=0, .*s-maxage=/),
      vary: expect.stringContaining("host"),
    });
    const again = await get(app, path, { host: "loci.example", "if-none-match": String(headers.etag) });
    expect([path, again.statusCode, again.body]).toEqual([path, 304, ""]);
  }
});

test("is rate-limited like the API", async () => {
  const app = await buildTestApp({ LOCI_RATE_LIMIT: "2" });
  const statuses = [];
  for (let asked = 0; asked < 3; asked++) statuses.push((await get(app, "/feed.xml")).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test("writes any text into XML so that it reads back the same", () => {
  const writable = fc
    .string({ unit: "grapheme" })
    .filter((text) => /^[\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(text));
  const exact = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    trimValues: false,
    alwaysCreateTextNode: true,
  });
  fc.assert(
    fc.property(writable, writable, (text, attribute) => {
      const document = toDocument(markup`<a b="${attribute}">${text}</a>`);
      expect(XMLValidator.validate(document)).toBe(true);
      expect(exact.parse(document).a).toEqual({ "#text": text, b: attribute });
    }),
  );
  expect(toDocument(markup`<a>${"\u0000x\uFFFE\u001B"}</a>`)).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a>x</a>\n',
  );
});
