import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { partners } from "../../../server/db/schema.ts";
import { paths } from "../../../server/shared/pages.ts";
import { ASSET_TEXT, COMPRESSED_ASSET, makeClientFolder } from "../../support/client-folder.ts";
import { type ContentFolder, makeContentFolder } from "../../support/content-folder.ts";
import { readPageData } from "../../support/page-data.ts";
import { withDatabase } from "../../support/stored.ts";
import {
  buildTestApp,
  copySmallDatabase,
  expectError,
  loadDatabase,
  type TestApp,
  useSeededApp,
  useSmallClientApp,
} from "../../support/test-app.ts";

const navigation = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

function buildClientApp(folder: ContentFolder): Promise<TestApp> {
  return buildTestApp({ LOCI_DB: loadDatabase(folder) }, makeClientFolder());
}

const CACHEABLE = expect.stringMatching(/^public, max-age=0, must-revalidate, s-maxage=/);

/** Unknown to the server and to the client's routes: the page says so, and its status, for crawlers and caches. */
const UNKNOWN = [
  "/nowhere/at/all",
  "/.env",
  "/john-3.16",
  "/foo.html",
  "//results?q=grace",
  "/fonts",
  "/a%00b",
  "/..%2f",
];

for (const [path, statusCode, cacheControl] of [
  ...["/", "/index.html", "/results?q=What+is+faith%3F", "/search", "/library", "/study", "/settings"].map(
    (path) => [path, 200, CACHEABLE] as const,
  ),
  ...UNKNOWN.map((path) => [path, 404, "no-store"] as const),
])
  test(`sends the page with status ${statusCode} for a navigation to ${path}`, async () => {
    const app = await useSmallClientApp();
    const response = await app.inject({ url: path, headers: navigation });
    expect(response.statusCode).toBe(statusCode);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toEqual(cacheControl);
    expect(response.body).toContain('<div id="root"');
    expect(Object.keys(readPageData(response.body).responses)).toContain("/api/partners");
  });

test("leads from the path of a page with a slash at its end to the page, and from no other path anywhere", async () => {
  const app = await useSmallClientApp();
  const { statusCode, headers } = await app.inject({ url: "/results/?q=grace&partner=abbey", headers: navigation });
  expect([statusCode, headers.location]).toEqual([308, "/results?q=grace&partner=abbey"]);
  for (const url of ["//evil.example/", "/nowhere/", "/results//", "//results/"])
    expect([url, (await app.inject({ url, headers: navigation })).statusCode]).toEqual([url, 404]);
});

for (const [path, statusCode] of [
  ["/scripture/Rom.8.28-30", 200],
  ["/scripture/John%203%3A16%2C%2018", 200],
  ["/scripture/Romans%2017", 404],
  ["/scripture/Romans", 404],
  ["/scripture/hope", 404],
  [`/scripture/${"Romans%20".repeat(60)}`, 404],
  ["/scripture/", 404],
] as const)
  test(`sends the page at ${path.slice(0, 40)} with status ${statusCode}`, async () => {
    const app = await useSmallClientApp();
    const response = await app.inject({ url: path, headers: navigation });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([statusCode, "text/html; charset=utf-8"]);
    expect(response.body).toContain('<div id="root"');
    expect((await app.inject({ url: path, headers: { accept: "*/*" } })).statusCode).toBe(statusCode);
  });

for (const path of [...Object.values(paths), "/answers/faith"])
  test(`also sends the page at ${path} to clients that accept anything, and its headers for HEAD`, async () => {
    const app = await useSmallClientApp();
    const page = await app.inject({ url: `${path}?q=grace`, headers: navigation });
    for (const headers of [{ accept: "*/*" }, {}, { accept: "image/avif,*/*;q=0.5" }]) {
      const response = await app.inject({ url: `${path}?q=grace`, headers });
      expect([response.statusCode, response.body]).toEqual([200, page.body]);
    }
    for (const headers of [navigation, { accept: "*/*" }, {}]) {
      const head = await app.inject({ method: "HEAD", url: `${path}?q=grace`, headers });
      expect(head.statusCode).toBe(200);
      expect(head.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", etag: page.headers.etag });
    }
  });

test("responds to HEAD for an unknown path with the headers of the 404 page for a browser, and of JSON for others", async () => {
  const app = await useSmallClientApp();
  const head = async (headers: Record<string, string>) => {
    const response = await app.inject({ method: "HEAD", url: "/nowhere", headers });
    return [response.statusCode, response.headers["content-type"], response.headers["cache-control"]];
  };
  expect(await head(navigation)).toEqual([404, "text/html; charset=utf-8", "no-store"]);
  expect(await head({ accept: "*/*" })).toEqual([404, "application/json; charset=utf-8", "no-store"]);
});

test("embeds the data of the first screen in the page", async () => {
  const app = await useSmallClientApp();
  const page = (await app.inject({ url: "/", headers: navigation })).body;
  expect(readPageData(page)).toEqual({
    revision: (await app.inject("/api/health")).json().revision,
    questionDays: 730,
    responses: {
      "/api/partners": (await app.inject("/api/partners")).json(),
      "/api/suggestions": (await app.inject("/api/suggestions")).json(),
      "/api/home": (await app.inject("/api/home")).json(),
    },
    left: [],
  });
  expect(page).not.toContain("<!--page-data-->");
});

test("does not let a text end the embedded data", async () => {
  const file = copySmallDatabase();
  const name = "</script><b>$&$'";
  withDatabase(file, (db) => db.update(partners).set({ name }).run());
  const app = await buildTestApp({ LOCI_DB: file }, makeClientFolder());
  const page = (await app.inject({ url: "/", headers: navigation })).body;
  expect(readPageData(page).responses["/api/partners"]).toMatchObject([{ name }, { name }, { name }]);
});

for (const [what, request] of Object.entries({
  "a call from a script": { url: "/results", headers: { accept: "application/json" } },
  "a call that accepts anything": { url: "/nowhere", headers: { accept: "*/*" } },
  "a call without Accept": { url: "/nowhere", headers: {} },
  "a missing file": { url: "/assets/gone-12345678.js", headers: navigation },
  "a missing image": { url: "/missing.png", headers: navigation },
  "a missing image in capitals": { url: "/MISSING.PNG", headers: navigation },
  "a folder of fonts": { url: "/fonts/", headers: navigation },
  "a folder of assets": { url: "/assets/", headers: navigation },
  "a path with an empty part": { url: "//favicon.svg", headers: {} },
  "a path with a zero byte": { url: "/a%00b", headers: {} },
  "a path that climbs": { url: "/assets/..%2ffavicon.svg", headers: navigation },
  "a path longer than any file's": { url: `/assets/${"a".repeat(5000)}`, headers: navigation },
  "a missing logo": { url: "/logos/nobody.svg", headers: navigation },
  "a path below /api": { url: "/api/results", headers: navigation },
  "a file outside the client": { url: "/../package.json", headers: navigation },
  "a file outside the client, escaped": { url: "/..%2f..%2fpackage.json", headers: navigation },
  "a hidden file": { url: "/.loci-built", headers: {} },
}))
  test(`responds with 404 in JSON to ${what}`, async () => {
    const app = await useSmallClientApp();
    const response = await app.inject(request);
    expectError(response, 404, "Not Found", /^There is no/);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

test("responds with 404 to a form that is sent to a page", async () => {
  const app = await useSmallClientApp();
  const response = await app.inject({ method: "POST", url: "/results", headers: navigation });
  expectError(response, 404, "Not Found", "There is nothing at POST /results.");
});

test("allows caching assets with a hash in their name for a year", async () => {
  const app = await useSmallClientApp();
  const response = await app.inject("/assets/index-DyJ7qws5.js");
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(response.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
  expect(response.body).toBe(ASSET_TEXT);
});

test("makes browsers check for a new service worker every time", async () => {
  const response = await (await useSmallClientApp()).inject("/sw.js");
  expect(response.headers["cache-control"]).toBe("no-cache");
  expect(response.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
});

test.each(["/", "/index.html", "/logos/abbey.svg", "/api/partners"])(
  "names the revision in the response to %s",
  async (path) => {
    const app = await useSmallClientApp();
    const { revision } = (await app.inject("/api/health")).json();
    expect((await app.inject({ url: path, headers: navigation })).headers["x-revision"]).toBe(revision);
  },
);

test("allows caching files without a hash for an hour", async () => {
  const app = await useSmallClientApp();
  const response = await app.inject("/favicon.svg");
  expect(response.headers["cache-control"]).toBe("public, max-age=3600");
  expect(response.headers["content-type"]).toBe("image/svg+xml");
});

for (const path of ["/", "/logos/abbey.svg", "/covers/long-treatise.svg", "/favicon.svg", "/assets/index-DyJ7qws5.js"])
  test(`responds to ${path} with 304 for the current tag, and with 200 for another one`, async () => {
    const app = await useSmallClientApp();
    const first = await app.inject({ url: path, headers: navigation });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/".+"$/);
    for (const held of [etag, etag.slice(2)]) {
      const again = await app.inject({ url: path, headers: { ...navigation, "if-none-match": held } });
      expect([held, again.statusCode, again.body, again.headers.etag]).toEqual([held, 304, "", etag]);
    }
    const other = await app.inject({ url: path, headers: { ...navigation, "if-none-match": '"other"' } });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });

test("changes the page's tag when the content changes", async () => {
  const folder = makeContentFolder();
  const before = await (await buildClientApp(folder)).inject({ url: "/", headers: navigation });
  folder.replace("partners.yaml", "name: Bethel Church", "name: Bethel Chapel");
  const after = await (await buildClientApp(folder)).inject({ url: "/", headers: navigation });
  expect(before.headers.etag).not.toBe(after.headers.etag);
});

for (const path of ["/logos.svg", "/logos/abbey.svg", "/covers/long-treatise.svg"])
  test(`serves ${path} as SVG that may be cached for an hour`, async () => {
    const app = await useSmallClientApp();
    const response = await app.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("image/svg+xml");
    expect(response.headers["cache-control"]).toBe("public, max-age=3600");
    expect(response.body).toMatch(/^<svg .*<\/svg>$/s);
  });

for (const encoding of ["br", "gzip"] as const)
  test(`sends the file that the build compressed with ${encoding} to a client that accepts it`, async () => {
    const app = await useSmallClientApp();
    const path = "/assets/index-DyJ7qws5.js";
    const response = await app.inject({ url: path, headers: { "accept-encoding": encoding } });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["content-type"]).toMatch(/javascript; charset=utf-8$/);
    expect(response.headers["cache-control"]).toContain("immutable");
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.rawPayload).toEqual(COMPRESSED_ASSET[encoding]);
    expect((await app.inject(path)).body).toBe(ASSET_TEXT);
    const compressed = await app.inject(`${path}.${encoding === "br" ? "br" : "gz"}`);
    expect(compressed.statusCode).toBe(404);
  });

test.each(["br", "gzip", "identity"])(
  "sends a file from memory once it was sent, with the same headers (%s)",
  async (encoding) => {
    const folder = makeClientFolder();
    const app = await buildTestApp({}, folder);
    const get = (headers = {}) =>
      app.inject({ url: "/assets/index-DyJ7qws5.js", headers: { "accept-encoding": encoding, ...headers } });
    const first = await get();
    expect((await get({ range: "bytes=0-9" })).statusCode).toBe(206);
    expect((await get({ "if-none-match": first.headers.etag })).statusCode).toBe(304);
    rmSync(folder, { recursive: true });
    const second = await get();
    expect(second.rawPayload).toEqual(first.rawPayload);
    const own = { date: expect.anything(), "x-request-id": expect.anything() };
    expect({ ...second.headers, ...own }).toEqual({ ...first.headers, ...own });
  },
);

test("compresses the page at each of its paths", async () => {
  const app = await useSeededApp();
  for (const url of Object.values(paths)) {
    const response = await app.inject({ url, headers: { ...navigation, "accept-encoding": "br" } });
    expect([url, response.headers["content-encoding"]]).toEqual([url, "br"]);
  }
});

test("counts the files of the client by folder in the metrics", async () => {
  const app = await buildTestApp({ LOCI_METRICS: "1" }, makeClientFolder());
  await app.inject("/assets/index-DyJ7qws5.js");
  expect((await app.inject("/api/metrics")).body).toContain(
    'loci_request_seconds_count{route="/assets/*",status="200"} 1\n',
  );
});

test("serves every file that the built page names", async () => {
  const app = await useSeededApp();
  const page = (await app.inject({ url: "/", headers: navigation })).body;
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, path]) => path ?? "");
  expect(files.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThanOrEqual(2);
  for (const path of files) expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
  expect(page).not.toMatch(/(?:src|href)="https?:/);
});
