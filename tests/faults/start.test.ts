import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { addressOf, makeCheckout, useBuiltCheckout } from "../support/checkout.ts";

const SERVES = /^Loci \d+\.\d+\.\d+ serves 4 answers \(revision 1-[0-9a-f]{8}\) on http:\/\/127\.0\.0\.1:\d+\n$/;

test("builds, loads and serves at the first start, and only serves at the second", async () => {
  const checkout = makeCheckout();
  const first = checkout.start();
  const address = await addressOf(first);
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: "ok", answers: 4 });
  expect((await (await fetch(`${address}/api/search?q=What+is+election%3F`)).json()).answer.id).toBe("election");
  expect(await (await fetch(address, { headers: { accept: "text/html" } })).text()).toContain('<div id="root"');
  first.child.kill("SIGTERM");
  const { stdout, code } = await first.ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Building the client …\n[\s\S]*Building the client … done in [\d.]+ s\nBuilding the client for the server …\nBuilding the client for the server … done in [\d.]+ s\nPreparing the text of the Bible …\nPreparing the text of the Bible … done in [\d.]+ s\nBuilding the server …\nBuilding the server … done in [\d.]+ s\nLoading the content …\n/,
  );
  expect(stdout).not.toContain("Installing");

  const second = checkout.start();
  expect((await fetch(`${await addressOf(second)}/api/health`)).status).toBe(200);
  second.child.kill("SIGTERM");
  expect(await second.ended).toMatchObject({ code: 0, stderr: "", stdout: expect.stringMatching(SERVES) });
});

test("builds again when a source file of the client changes, and not when it is only touched", async () => {
  const checkout = makeCheckout();
  const starts = async () => {
    const server = checkout.start();
    const page = await (await fetch(await addressOf(server), { headers: { accept: "text/html" } })).text();
    server.child.kill("SIGTERM");
    return { page, built: (await server.ended).stdout.includes("Building") };
  };
  const first = await starts();
  utimesSync(join(checkout.path, "web/main.ts"), new Date(), new Date());
  expect(await starts()).toEqual({ page: first.page, built: false });
  checkout.write("web/main.ts", 'document.title = "second";\n');
  const third = await starts();
  expect(third.built).toBe(true);
  expect(third.page).not.toBe(first.page);
});

test("builds again when a source file of the server changes, and not when the content does", async () => {
  const checkout = makeCheckout();
  const starts = async () => {
    const server = checkout.start();
    const answer = await (await fetch(`${await addressOf(server)}/api/health`)).json();
    server.child.kill("SIGTERM");
    return { status: answer.status, built: (await server.ended).stdout.includes("Building the server") };
  };
  expect(await starts()).toEqual({ status: "ok", built: true });
  const slips = readFileSync(join(checkout.path, "seed/content/confusions.yaml"), "utf8");
  checkout.write("seed/content/confusions.yaml", `${slips}\n`);
  expect(await starts()).toEqual({ status: "ok", built: false });
  const health = readFileSync(join(checkout.path, "server/operations/health.ts"), "utf8");
  checkout.write("server/operations/health.ts", `${health}\n// A change.\n`);
  expect(await starts()).toEqual({ status: "ok", built: true });
});

test("stops with one line if the client cannot be built, and tries again at the next start", async () => {
  const checkout = makeCheckout();
  checkout.write("web/main.ts", "this is no program (");
  const failed = await checkout.start().ended;
  expect(failed.code).toBe(1);
  expect(failed.stderr.trimEnd().split("\n").at(-1)).toBe("Building the client failed; see the output above.");
  checkout.write("web/main.ts", 'document.title = "fixed";\n');
  const server = checkout.start();
  expect((await fetch(await addressOf(server), { headers: { accept: "text/html" } })).status).toBe(200);
});

test("lists the problems in the content at the first start, and loads nothing", async () => {
  const checkout = makeCheckout();
  const books = readFileSync(join(checkout.path, "seed/content/books.yaml"), "utf8");
  checkout.write("seed/content/books.yaml", books.replace("4.5", "9"));
  const { code, stderr } = await checkout.start().ended;
  expect(code).toBe(1);
  expect(stderr).toBe(
    "seed/content/books.yaml:3 [1].rating: is more than 5; lower it\n1 problem; nothing was loaded.\n",
  );
  checkout.write("seed/content/books.yaml", books);
  const server = checkout.start();
  await addressOf(server);
  expect(server.output().stdout).toContain("Loading the content …");
});

test("loads the content again if a migration has removed the search model of an earlier version", async () => {
  const checkout = await useBuiltCheckout();
  const start = () => checkout.start({ LOCI_DB: checkout.database });
  const first = start();
  await addressOf(first);
  first.child.kill("SIGTERM");
  await first.ended;
  const db = new Sqlite(checkout.database);
  db.exec("delete from search_models"); // As the migration does that comes with another model.
  db.close();
  const server = start();
  const search = await fetch(`${await addressOf(server)}/api/search?q=What+is+election%3F`);
  expect((await search.json()).answer.id).toBe("election");
  expect(server.output().stdout).toContain("Loading the content …");
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  test(`stops on ${signal} with code 0, even if a visitor's connection stays open, and closes the database`, async () => {
    const checkout = await useBuiltCheckout();
    const server = checkout.start({ LOCI_DB: checkout.database });
    const address = await addressOf(server);
    expect((await fetch(`${address}/api/health`, { headers: { connection: "keep-alive" } })).status).toBe(200);
    const asked = Date.now();
    server.child.kill(signal);
    expect(await server.ended).toMatchObject({ code: 0, signal: null, stderr: "" });
    expect(Date.now() - asked).toBeLessThan(4000);
    expect(existsSync(`${checkout.database}-wal`)).toBe(false);
  });

test("accepts the longest question over the wire, with each character encoded in twelve", async () => {
  const address = await addressOf((await useBuiltCheckout()).start());
  const ask = (q: string) => fetch(`${address}/api/search?${new URLSearchParams({ q })}`);
  expect((await ask("🕊".repeat(1000))).status).toBe(200);
  expect((await ask("🕊".repeat(1001))).status).toBe(400);
});

test("logs a request in one line, with neither question nor address, and no health check that succeeds", async () => {
  const server = (await useBuiltCheckout()).start({ LOG_LEVEL: "info" });
  const address = await addressOf(server);
  await fetch(`${address}/api/search?q=my+secret+sin`);
  for (const check of ["/api/health", "/api/ready"]) expect((await fetch(address + check)).status).toBe(200);
  server.child.kill("SIGTERM");
  const { stdout, stderr } = await server.ended;
  const lines = stdout.split("\n").filter((line) => line.includes('"req"'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { req: { method: "GET", path: "/api/search" }, statusCode: 200, reqId: expect.any(String), msg: "request" },
  ]);
  expect(stdout + stderr).not.toMatch(/secret|remoteAddress/);
});
