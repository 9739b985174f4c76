/** Twenty thousand requests that no well-behaved client would send, and some that are merely unlucky. */
import { connect } from "node:net";
import { brotliDecompressSync, unzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeClientFolder } from "../support/client-folder.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const REQUESTS = 20_000;
const SCRAPS = 2000;
/** What responses must not reveal. */
const LEAKS = /node_modules|\.ts:\d|\bat .+:\d+:\d+|\/work\/|\/tmp\/|SQLITE/;
/** Maximum growth of the process after a garbage collection, in bytes. */
const MEMORY_LEFT_BEHIND = 60 * 1024 * 1024;

const awkward = fc.constantFrom(
  ..."\0,\ud800,\udfff,\u202e\u200f,%,%00,%2f,%2e%2e%2f,../,..\\,//,;,',\",<script>alert(1)</script>,{{7*7}},\r\nX-A: b,__proto__,constructor,[object Object],-1,1e309,NaN,null,🙏,e\u0301,\ufeff,javascript:alert(1),' or 1=1--".split(
    ",",
  ),
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(awkward, fc.string({ maxLength: 5 })), { maxLength: 6 }).map((a) => a.join("")),
  },
  { weight: 3, arbitrary: fc.constantFrom("what is faith", "election", "John 3:16", "predestinaton", "Who am I?") },
  {
    weight: 1,
    arbitrary: fc.tuple(awkward, fc.constantFrom(999, 1001, 20_000, 100_000)).map(([a, n]) => a.repeat(n).slice(0, n)),
  },
);
/** A text as sent over the wire: encoded correctly, incorrectly, or not at all. */
const encoded = fc
  .tuple(text, fc.constantFrom("well", "raw", "bytes"))
  .map(([value, how]) =>
    how === "well" ? encodeURIComponent(Buffer.from(value).toString()) : how === "raw" ? value : escapeBytes(value),
  );
const path = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ..."/,/index.html,/results,/search,/library,/favicon.svg,/assets/index-DyJ7qws5.js,/.loci-built,/robots.txt,/api,/api/,/api/health,/api/ready,/api/metrics,/api/partners,/api/suggestions,/api/search,/api/suggest,/api/answers,/api/answers/faith,/api/answers/faith/related,/api/library,/api/docs,/api/docs/,/api/docs/json,/api/docs/static/index.html,/logos/abbey.svg,/covers/long-treatise.svg".split(
        ",",
      ),
    ),
  },
  encoded.map((part) => `/api/answers/${part}`),
  encoded.map((part) => `/api/answers/${part}/related`),
  encoded.map((part) => `/logos/${part}`),
  encoded.map((part) => `/assets/${part}`),
  encoded.map((part) => `/${part}`),
);
const parameter = fc.tuple(
  fc.oneof(fc.constantFrom("q", "q[]", "q[a]", "partner", "partner[0]", "verbatim", "explain", "__proto__"), encoded),
  fc.oneof(encoded, fc.constantFrom("true", "abbey", "bethel")),
);
const query = fc
  .array(parameter, { maxLength: 5 })
  .map((all) => all.map(([name, value]) => `${name}=${value}`).join("&"));
const headers = fc.dictionary(
  fc.constantFrom(
    ..."accept,accept-encoding,accept-language,content-type,content-length,cookie,expect,forwarded,host,if-none-match,if-modified-since,origin,range,referer,te,transfer-encoding,upgrade,user-agent,x-forwarded-for,x-forwarded-host,x-forwarded-proto,x-http-method-override".split(
      ",",
    ),
  ),
  fc.oneof(
    fc.string({ maxLength: 40 }),
    awkward,
    fc.constantFrom(
      "text/html",
      "gzip, br",
      "*",
      "bytes=0-1,5-9",
      "application/json",
      "1",
      "127.0.0.1",
      "a".repeat(20_000),
    ),
  ),
  { maxKeys: 5 },
);
/** Requests that no client can send, and so the test cannot either. */
const isSendable = (url: string) => URL.canParse(url, "http://localhost");
const request = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"),
  url: fc
    .tuple(path, query)
    .map(([where, what]) => (what ? `${where}?${what}` : where))
    .filter(isSendable),
  headers,
  payload: fc.option(fc.oneof(text, fc.constantFrom("{", "[]", '{"q":"faith"}')), { freq: 6, nil: undefined }),
});

test(`answers ${REQUESTS} generated requests without a 5xx, a path or a stack, and with errors as pages or in one shape`, async () => {
  const app = await buildTestApp({ LOCI_METRICS: "1", LOCI_TRUST_PROXY: "true" }, makeClientFolder());
  const statuses = new Map<number, number>();
  await send(app, 1000, statuses);
  const before = heapUsed();
  await send(app, REQUESTS, statuses);
  expect((await app.inject("/api/search?q=what+is+faith")).json().answer.id).toBe("faith");
  const grown = heapUsed() - before;
  console.log(
    `Requests by status: ${[...statuses]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(", ")}.`,
  );
  console.log(`The heap grew by ${(grown / 1024 / 1024).toFixed(1)} MB.`);
  expect(grown).toBeLessThan(MEMORY_LEFT_BEHIND);
}, 400_000);

/** Requests that `inject` cannot send, because it builds them like a well-behaved client. */
const line = fc.oneof(
  fc.constantFrom(
    "Host: a",
    "Host:",
    "Content-Length: 5",
    "Content-Length: -1",
    "Transfer-Encoding: chunked",
    "Expect: 9",
  ),
  fc.constantFrom("Connection: upgrade", "Upgrade: websocket", " folded", "No colon", "A: b\rC: d", "\0: \0", ": x"),
  fc.string({ unit: "binary", maxLength: 200 }),
);
const bytes = fc
  .record({
    method: fc.oneof(fc.constantFrom("GET", "POST", "CONNECT", "PRI", "get", ""), fc.string({ maxLength: 8 })),
    target: fc.oneof(fc.constantFrom("/", "*", "http://a/api/health", "/api/search?q=a", ""), text),
    version: fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/1.1 ", "ICY/1", ""),
    lines: fc.array(line, { maxLength: 6 }),
    rest: fc.oneof(fc.constant(""), fc.constantFrom("5\r\nhello\r\n0\r\n\r\n", "fffffffffffffffff\r\n"), text),
    kept: fc.double({ min: 0.3, max: 1, noNaN: true }),
  })
  .map(({ method, target, version, lines, rest, kept }) => {
    const whole = Buffer.from([`${method} ${target} ${version}`, ...lines, "", rest].join("\r\n"), "latin1");
    return whole.subarray(0, Math.ceil(whole.length * kept));
  });

test(`answers ${SCRAPS} malformed requests or hangs up, and keeps serving`, async () => {
  const app = await buildTestApp({}, makeClientFolder());
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const received = await exchange(Number(port), sent);
      if (received !== "") expect(received).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      expect(received).not.toMatch(LEAKS);
    }),
    { numRuns: SCRAPS, endOnFailure: false },
  );
  expect((await app.inject("/api/search?q=what+is+faith")).json().answer.id).toBe("faith");
});

/** Sends bytes and returns what comes back until the connection is closed. */
function exchange(port: number, sent: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(sent));
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}

async function send(app: TestApp, numRuns: number, statuses: Map<number, number>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(request, async ({ payload, ...rest }) => {
      const response = await app.inject({ ...rest, ...(payload === undefined ? {} : { payload }) } as never);
      const { statusCode, headers, rawPayload } = response as unknown as {
        statusCode: number;
        headers: Record<string, unknown>;
        rawPayload: Buffer;
      };
      const body = unpack(rawPayload, headers["content-encoding"]);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect(statusCode).toBeLessThan(500);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      if (statusCode < 400) return;
      expect(body).not.toMatch(LEAKS);
      if (rest.method === "HEAD") return;
      if (headers["content-type"] === "text/html; charset=utf-8") {
        expect(rest.url).not.toMatch(/^\/api(?:\/|$)/);
        expect(body).toMatch(/<title>[^<]+<\/title>/);
        return;
      }
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(Object.keys(JSON.parse(body)).sort()).toEqual(["error", "message", "statusCode"]);
      expect(JSON.parse(body).statusCode).toBe(statusCode);
    }),
    { numRuns, endOnFailure: false },
  );
}

function unpack(payload: Buffer, encoding: unknown): string {
  if (payload.length === 0) return "";
  if (encoding === "gzip" || encoding === "deflate") return unzipSync(payload).toString();
  if (encoding === "br") return brotliDecompressSync(payload).toString();
  return payload.toString();
}

function escapeBytes(value: string): string {
  return [...Buffer.from(value, "utf16le")].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
