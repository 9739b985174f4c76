import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { expect, onTestFinished, test } from "vitest";
import {
  buildTestApp,
  expectError,
  listen,
  type TestApp,
  useExtendedApp,
  useSmallApp,
} from "../../support/test-app.ts";

const ours = /^Something went wrong on our side\. If it keeps happening, report request \S+\.$/;

/** The app with routes that fail. */
const useBrokenApp = () =>
  useExtendedApp("broken", (app) => {
    for (const path of ["/api/broken", "/broken"])
      app.get(path, (_request: unknown, reply: FastifyReply) => {
        reply.header("cache-control", "public, max-age=60");
        throw new Error("SQLITE_CORRUPT: /srv/loci/data/loci.sqlite, key=hunter2");
      });
    app.get("/thrown", () => {
      throw "hunter2";
    });
    const schema = { response: { 200: Type.Object({ name: Type.String() }) } };
    app.get("/mismatched", { schema }, () => ({}) as never);
  });

for (const path of ["/api/broken", "/broken", "/thrown", "/mismatched"])
  test(`responds with 500 without details when ${path} fails`, async () => {
    const response = await (await useBrokenApp()).inject(path);
    expectError(response, 500, "Internal Server Error", ours);
    expect(response.body).not.toMatch(/SQLITE|hunter2|\.ts|\/srv/);
  });

for (const path of ["/api", "/api/", "/api/nothing", "/api/nothing.html", "/api//search?q=a", "/api/docs/nothing"])
  test(`responds with 404 in JSON for ${path}, even to a browser`, async () => {
    const app = await useSmallApp();
    const response = await app.inject({ url: path, headers: { accept: "text/html,application/xhtml+xml" } });
    expectError(response, 404, "Not Found", `There is nothing at GET ${path.split("?")[0]}.`);
  });

test("names the revision of the content in errors too", async () => {
  const app = await useSmallApp();
  const { revision } = (await app.inject("/api/health")).json();
  for (const path of ["/api/search", "/api/search?q=faith&verbatim=maybe", "/api/answers/nothing", "/api/nothing"])
    expect([path, (await app.inject(path)).headers["x-revision"]]).toEqual([path, revision]);
});

test("refuses a malformed URL with 400 in the same shape", async () => {
  const app = await useSmallApp();
  expectError(await app.inject("/api/answers/%E0%A4%A"), 400, "Bad Request", /address/);
});

for (const [statusCode, request] of [
  [400, { url: "/api/search" }],
  [400, { url: "/api/answers/%E0%A4%A" }],
  [404, { url: "/api/answers/nothing" }],
  [404, { url: `/api/answers/${"a".repeat(300)}` }],
  [404, { url: "/api/answers/nothing.pdf" }],
  [404, { url: "/answers/nothing/card.png" }],
  [404, { url: "/answers/nothing", headers: { accept: "text/html" } }],
  [404, { url: "/assets/nothing.js" }],
  [
    403,
    { method: "POST", url: "/api/questions", payload: { question: "?" }, headers: { origin: "https://evil.example" } },
  ],
  [415, { method: "POST", url: "/api/questions", payload: "?", headers: { "content-type": "text/plain" } }],
  [416, { url: "/favicon.svg", headers: { range: "bytes=9999-" } }],
  [500, { url: "/broken" }],
] as const)
  test(`lets no cache store the response ${statusCode} to ${request.url.slice(0, 32)}`, async () => {
    const response = await (await useBrokenApp()).inject(request);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([statusCode, "no-store"]);
  });

for (const payload of ["{", "", '{"question":"Who was Og?"'])
  test(`refuses the body ${JSON.stringify(payload)}, which is not JSON, in the same shape`, async () => {
    const app = await useSmallApp();
    const headers = { "content-type": "application/json" };
    const response = await app.inject({ method: "POST", url: "/api/questions", headers, payload });
    expectError(response, 400, "Bad Request", "The body is not valid JSON; send a JSON object.");
  });

for (const [title, status, sent] of [
  // Above the limit of 24 kB, yet read at once: what is unread when a connection closes may reset it before the reply arrives.
  [
    "keeps the shape if the headers are too long",
    431,
    `GET /api/search?q=${"a".repeat(30_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  ["keeps the shape if a request is not HTTP", 400, "nonsense\r\n\r\n"],
] as const)
  test(title, async () => {
    const app = await useSmallApp();
    const [head = "", body = ""] = (await sendRaw(await addressOf(app), sent)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\r\\ncache-control: no-store\\r\\n`));
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(["error", "message", "statusCode"]);
  });

test("responds with 404 for every page if the client is not built", async () => {
  const folder = mkdtempSync(`${tmpdir()}/loci-unbuilt-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const app = await buildTestApp({}, folder);
  const response = await app.inject({ url: "/", headers: { accept: "text/html" } });
  expectError(response, 404, "Not Found", "There is nothing at GET /.");
});

/** Other tests may have let it listen already. */
async function addressOf(app: TestApp): Promise<string> {
  return app.server.listening ? app.listeningOrigin : await listen(app);
}

/** Sends bytes over a socket and returns what comes back until the server closes it. */
function sendRaw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (chunk: Buffer) => {
      received += chunk;
    });
    socket.on("end", () => resolve(received));
    socket.on("error", reject);
  });
}
