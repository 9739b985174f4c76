/** The archive of `npm run release`, and what `server/deploy` makes of it. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { addressOf } from "../support/checkout.ts";
import { projectFolder, startProgram } from "../support/child.ts";
import { buildImage } from "../support/container.ts";
import { canMount } from "../support/disk.ts";
import { makeRelease, type Release } from "../support/release.ts";

let release: Release;
beforeAll(async () => {
  release = await makeRelease();
}, 600_000);
afterAll(() => release.remove());

const START = "server/launch/start.js";
const COMMAND = "server/launch/command.js";

test("a release serves everything as another user, with Node alone", async () => {
  const server = release.start(START);
  const address = await addressOf(server);
  expect(server.output().stdout).toMatch(/^Loading the content …\nLoci \d/);
  const get = async (path: string, accept = "*/*") => {
    const response = await fetch(address + path, { headers: { accept } });
    return [
      response.status,
      response.headers.get("content-type")?.split(";")[0],
      await response.arrayBuffer(),
    ] as const;
  };
  for (const [path, type] of [
    ["/api/health", "application/json"],
    ["/api/search?q=what+is+justification", "application/json"],
    ["/api/scripture?ref=Rom.8.28-30", "application/json"],
    ["/api/docs", "text/html"],
    ["/api/answers/justification.pdf", "application/pdf"],
    ["/answers/justification/card.png", "image/png"],
    ["/logos.svg", "image/svg+xml"],
    ["/sitemap.xml", "application/xml"],
    ["/sw.js", "application/javascript"],
  ] as const) {
    const [status, found, body] = await get(path);
    expect([path, status, found, body.byteLength > 10]).toEqual([path, 200, type, true]);
  }
  const [status, , page] = await get("/answers/justification", "text/html");
  const html = new TextDecoder().decode(page);
  expect([status, html.includes("<h1")]).toEqual([200, true]);
  for (const [, script = ""] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) expect((await get(script))[0]).toBe(200);
  server.child.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
});

test("a release loads, lists, backs up and restores with Node alone", async () => {
  const done = { code: 0, stderr: "" };
  expect(await release.run(COMMAND, "seed")).toMatchObject(done);
  expect(await release.run(COMMAND, "questions")).toMatchObject(done);
  const copy = join(release.data, "copy.sqlite");
  expect(await release.run(COMMAND, "backup", copy)).toMatchObject(done);
  expect(await release.run(COMMAND, "restore", copy)).toMatchObject(done);
});

test("a release holds no tools and the licence of each package, and its checksum is right", () => {
  const packages = readdirSync(join(release.path, "node_modules"));
  for (const tool of ["vite", "rolldown", "esbuild", "tsx", "vitest", "react", "tailwindcss", "playwright-core"])
    expect(packages).not.toContain(tool);
  expect(readdirSync(join(release.path, "node_modules/better-sqlite3"))).toContain("LICENSE");
  // Of the packages that are built into the server and the client.
  const licences = (build: string) => readFileSync(join(release.path, build, "licences.md"), "utf8");
  expect(licences(".cache/server")).toMatch(/^## fastify - .*\n\n.*MIT/m);
  for (const build of ["web/dist", ".cache/rendering"]) expect(licences(build)).toMatch(/^## react-dom - .*\n\n.*MIT/m);
  expect(statSync(release.archive).size).toBeLessThan(100_000_000);
  const sum = createHash("sha256").update(readFileSync(release.archive)).digest("hex");
  expect(readFileSync(`${release.archive}.sha256`, "utf8")).toBe(`${sum}  ${basename(release.archive)}\n`);
  const { scripts } = JSON.parse(readFileSync(join(release.path, "package.json"), "utf8"));
  for (const script of Object.values<string>(scripts))
    expect(existsSync(join(release.path, script.split(" ")[1] ?? ""))).toBe(true);
});

test("a release says which Node it is for, if this is another one", async () => {
  const file = join(release.path, "release.json");
  const text = readFileSync(file, "utf8");
  onTestFinished(() => writeFileSync(file, text));
  writeFileSync(file, JSON.stringify({ ...JSON.parse(text), node: 99, modules: "999" }));
  const { code, stdout, stderr } = await release.run(START);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^This release is for Node 99 on \S+, but this is Node [\d.]+ on \S+; get the release for it/);
});

test("the steps of the Containerfile make an image that is healthy and backs up", async () => {
  const file = join(release.path, "server/deploy/Containerfile");
  const compose = parse(readFileSync(join(release.path, "server/deploy/compose.yaml"), "utf8"), { merge: true });
  const { loci, backup } = compose.services;
  expect(join(release.path, "server/deploy", loci.build.context, loci.build.dockerfile)).toBe(file);
  const named = [...loci.volumes, ...backup.volumes].map((volume: string) => volume.split(":")[0] ?? "");
  expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
  if (!canMount) {
    console.warn("This machine mounts no disk: the Containerfile is not followed.");
    return;
  }
  const image = buildImage(file, release.path);
  const wanted = readFileSync(join(projectFolder, ".nvmrc"), "utf8").trim();
  expect([image.missing, image.user, image.base]).toEqual([
    [],
    "node",
    `docker.io/library/node:${wanted}-bookworm-slim`,
  ]);

  const env = { ...image.env, PORT: "0", LOCI_ORIGIN: "https://loci.example.org", LOCI_TRUST_PROXY: "true" };
  const start = (command: string[], more: Record<string, string> = {}) =>
    startProgram(image.within(command), { env: { ...env, ...more } });
  const server = start(image.command);
  const port = new URL(await addressOf(server)).port;
  expect(await start(image.health, { PORT: port }).ended).toMatchObject({ code: 0, stderr: "" });
  expect((await start(image.health, { PORT: "1" }).ended).code).toBe(1);
  const looping = start(backup.command);
  await looping.printed(
    /Copied revision \S+ of \/var\/lib\/loci\/loci\.sqlite to \/var\/backups\/loci\/loci-\S+\.sqlite/,
  );
  expect(readdirSync(join(image.root, "var/backups/loci"))).toHaveLength(1);
});

test("systemd finds nothing wrong with the units, and the commands in them exist", () => {
  const folder = mkdtempSync(join(tmpdir(), "loci-units-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const units = readdirSync(join(release.path, "server/deploy")).filter((name) => /\.(?:service|timer)$/.test(name));
  expect(units).toEqual(["loci-backup.service", "loci-backup.timer", "loci.service"]);
  for (const name of units) {
    const text = readFileSync(join(release.path, "server/deploy", name), "utf8");
    for (const [, script = ""] of text.matchAll(/^ExecStart=\/usr\/bin\/node (\S+)/gm))
      expect(existsSync(join(release.path, script))).toBe(true);
    writeFileSync(join(folder, name), text.replaceAll("/usr/bin/node", process.execPath));
  }
  const analyze = (...args: string[]) => execFileSync("systemd-analyze", args, { cwd: folder, encoding: "utf8" });
  expect(analyze("verify", ...units.map((name) => join(folder, name)))).toBe("");
  // The threshold is ten times the level that it calls OK.
  for (const unit of ["loci.service", "loci-backup.service"])
    analyze("security", "--offline=true", "--threshold=20", join(folder, unit));
});
