/** The running server under faults. */
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { runNode } from "../support/child.ts";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { makeSeededFile, PATIENCE, startServer } from "../support/real-server.ts";
import { readStored } from "../support/stored.ts";

const SEED = ["server/launch/command.js", "seed"];

test("loses nothing when it is killed during requests, and starts again", async () => {
  const file = makeSeededFile();
  const before = readStored(file);
  for (let round = 0; round < 3; round++) {
    const server = await startServer(file, { LOG_LEVEL: "warn" });
    const asking = Array.from({ length: 50 }, () => server.get("/api/search?q=what+is+faith").catch(() => "cut off"));
    await sleep(20 * round);
    server.child.kill("SIGKILL");
    await Promise.all([...asking, server.ended]);
    expect(readStored(file)).toEqual(before);
  }
  await (await startServer(file)).expectAnswer();
});

for (const signal of ["SIGTERM", "SIGINT"] as const)
  test(`finishes requests in flight on ${signal}, and exits in under five seconds`, async () => {
    const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn" });
    const asking = Array.from({ length: 40 }, () => server.get("/api/search?q=what+is+faith"));
    await Promise.race(asking);
    const began = performance.now();
    server.child.kill(signal);
    const answers = await Promise.allSettled(asking);
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(5000);
    const answered = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.status] : []));
    expect(answered.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(answered.every((status) => status === 200 || status === 503)).toBe(true);
  });

const damages: Record<string, (file: string) => void> = {
  deleted: (file) => rmSync(file),
  truncated: (file) => truncateSync(file, 50_000),
  "replaced by a text": (file) => writeFileSync(file, "no database ".repeat(1000)),
  "flipped in a hundred bytes": (file) => {
    const bytes = readFileSync(file);
    for (let at = 4096; at < bytes.length; at += Math.ceil(bytes.length / 100))
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
    writeFileSync(file, bytes);
  },
};

for (const [what, damage] of Object.entries(damages))
  test(`serves from memory while its database is ${what}, logs that, and uses the restored one`, async () => {
    const server = await startServer(makeSeededFile(), { LOG_LEVEL: "info" });
    const copy = makeSeededFile();
    damage(server.file);
    await server.expectDatabase("failing");
    await server.expectAnswer();
    expect(server.output().stdout).toMatch(/"level":50,.*is served from memory\./);
    const restored = await runNode(["server/launch/command.js", "restore", copy], {
      env: { LOCI_DB: server.file },
    });
    expect(restored.stderr).toBe("");
    await server.expectDatabase("ok");
    await server.expectAnswer();
  });

test("serves while another process locks the database for thirty seconds, and recovers", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "info" });
  const locker = new Sqlite(server.file);
  onTestFinished(() => void locker.close());
  locker.pragma("locking_mode = EXCLUSIVE");
  locker.exec("begin exclusive; create table t (x); drop table t; commit");
  const until = Date.now() + 30_000;
  let slowest = 0;
  while (Date.now() < until) {
    const began = performance.now();
    await server.expectAnswer();
    slowest = Math.max(slowest, performance.now() - began);
    await sleep(100);
  }
  await server.expectDatabase("failing");
  expect(server.output().stdout).toMatch(/is locked by another process/);
  expect(slowest).toBeLessThan(1000);
  locker.close();
  await server.expectDatabase("ok");
});

test("serves the same database twice at once, and a load reaches both", async () => {
  const file = makeSeededFile();
  const servers = await Promise.all([startServer(file), startServer(file)]);
  const folder = makeContentFolder();
  const seeded = await runNode([...SEED, "--content", folder.path], { env: { LOCI_DB: file } });
  const revision = /Loaded as revision (\S+)/.exec(seeded.stdout)?.[1];
  expect(revision).toMatch(/^2-/);
  for (const server of servers)
    await expect.poll(async () => (await server.get("/api/health")).body.revision, PATIENCE).toBe(revision);
});

test("runs two seeds one after the other, and has all of the content of one", async () => {
  const file = makeSeededFile();
  const folders = [makeContentFolder(), makeContentFolder()];
  folders[1]?.replace(ELECTION, "question: What is election?", "question: What is divine election?");
  const seeds = await Promise.all(
    folders.map(({ path }) => runNode([...SEED, "--content", path], { env: { LOCI_DB: file } })),
  );
  expect(seeds.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  expect(readStored(file).revision?.number).toBe(3);
});

test("logs neither questions, notes nor addresses, and names each request by the id in its response", async () => {
  const server = await startServer(makeSeededFile(), {
    LOG_LEVEL: "trace",
    LOCI_TRUST_PROXY: "127.0.0.1",
    LOCI_ORIGIN: "https://loci.example.org",
  });
  const response = await fetch(`${server.address}/api/search?q=a+secret+sorrow`, {
    headers: { "x-forwarded-for": "203.0.113.9", "user-agent": "Spy/1", referer: "https://elsewhere.example/" },
  });
  const note = JSON.stringify({ notes: [{ answerId: "grace", text: "my secret sorrow" }] });
  const headers = { "content-type": "application/json" };
  for (const [body, status] of [
    [note, 200],
    [note.slice(0, -1), 400],
    [note.replace("grace", "secret"), 400],
  ] as const)
    expect(
      (await fetch(`${server.address}/api/study.pdf?answer=grace`, { method: "POST", body, headers })).status,
    ).toBe(status);
  await expect.poll(() => server.output().stdout.match(/"msg":"request"/g)).toHaveLength(4);
  const { stdout } = server.output();
  expect(stdout).toContain(`"reqId":"${response.headers.get("x-request-id")}"`);
  expect(stdout).not.toMatch(/secret|sorrow|203\.0\.113|Spy|elsewhere|remoteAddress/);
});

test("closes connections that send their request too slowly, and serves others meanwhile", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn" });
  const { hostname, port } = new URL(server.address);
  const began = performance.now();
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write("GET /api/health HTTP/1.1\r\nHost: a\r\nX-A: ");
    const drip = setInterval(() => socket.write("b"), 500);
    return new Promise<void>((resolve) => {
      socket.on("close", () => {
        clearInterval(drip);
        resolve();
      });
    });
  });
  await server.expectAnswer();
  await Promise.all(slow);
  expect(performance.now() - began).toBeLessThan(20_000);
  await server.expectAnswer();
});

test("is not affected by clients that leave halfway", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn" });
  const { hostname, port } = new URL(server.address);
  const leave = (after: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write("GET /api/answers HTTP/1.1\r\nHost: a\r\n\r\nGET /api/sea");
        setTimeout(() => socket.resetAndDestroy(), after);
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve());
    });
  for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 10 }, (_, after) => leave(after)));
  await server.expectAnswer();
  expect(server.output().stdout).not.toMatch(/"level":(50|60)/);
});

test("misses no load while it has no file descriptors, and serves again when it has some", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "info" });
  const { hostname, port } = new URL(server.address);
  const countOpen = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  const open = countOpen();
  const allow = (many: number) => execFileSync("prlimit", [`--pid=${server.child.pid}`, `--nofile=${many}:`]);
  allow(open + 20);
  const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname).on("error", () => {}));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await runNode([...SEED, "--content", makeContentFolder().path], { env: { LOCI_DB: server.file } });
  await expect.poll(() => server.output().stdout, PATIENCE).toMatch(/"level":50,.*is served from memory/);
  for (const socket of sockets) socket.destroy();
  allow(1000); // New content needs more of them for a moment.
  await expect.poll(async () => (await server.get("/api/health")).body.answers, PATIENCE).toBe(4);
});

test("uses a database that is renamed to its path", async () => {
  const server = await startServer(makeSeededFile());
  const other = makeSeededFile();
  const folder = makeContentFolder();
  await runNode([...SEED, "--content", folder.path], { env: { LOCI_DB: other } });
  copyFileSync(other, `${server.file}.new`);
  renameSync(`${server.file}.new`, server.file);
  await expect.poll(async () => (await server.get("/api/health")).body.answers, PATIENCE).toBe(4);
});
