/** Disks that are full or read-only, before the seed and the server start and while they run. */
import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runNode } from "../support/child.ts";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { canMount, makeSmallDisk, throughFileLimit, throughPermissions } from "../support/disk.ts";
import { makeSeededFile, PATIENCE, startServer } from "../support/real-server.ts";
import { readStored } from "../support/stored.ts";

const SEED = ["server/launch/command.js", "seed"];
const COMMANDS = ["the seed", "the server"] as const;
const ONE_LINE = /^[^\n]+\n$/;

/** Starts the seed or the server on a database, which should fail. The seed loads the small content, which is faster. */
function run(command: (typeof COMMANDS)[number], file: string, through: string[] = []) {
  const args = command === "the server" ? ["server/launch/start.js"] : [...SEED, "--content", makeContentFolder().path];
  return runNode(args, { env: { LOCI_DB: file, PORT: "0" }, through });
}

/** @returns A database with the small content, in this folder. */
async function loadSmall(folder: string): Promise<string> {
  const file = join(folder, "loci.sqlite");
  rmSync(file, { force: true });
  expect((await run("the seed", file)).stderr).toBe("");
  return file;
}

test("the seed says in one line that its file may not grow, and does not change the content", async () => {
  const file = await loadSmall(dirname(makeSeededFile()));
  const before = readStored(file);
  const through = throughFileLimit(1_000_000);
  const { code, stderr } = await runNode(SEED, { env: { LOCI_DB: file }, through });
  expect([code, stderr]).toEqual([1, expect.stringMatching(ONE_LINE)]);
  expect(stderr).toMatch(/cannot be used \(.+\); nothing was changed; check its disk and permissions\.$/m);
  expect(readStored(file)).toEqual(before);
});

for (const what of COMMANDS)
  test(`${what} says in one line that the data folder is not writable, and does not change it`, async () => {
    const file = makeSeededFile();
    const before = readdirSync(dirname(file));
    chmodSync(file, 0o444);
    chmodSync(dirname(file), 0o555);
    onTestFinished(() => chmodSync(dirname(file), 0o755));
    const { code, stderr } = await run(what, file, throughPermissions());
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database .+\.\n$/)]);
    expect(readdirSync(dirname(file))).toEqual(before);
  });

if (canMount) {
  test("the seed says in one line that the disk is full, and does not change the content", async () => {
    const file = await loadSmall(makeSmallDisk("3m"));
    const before = readStored(file);
    const { code, stderr } = await runNode(SEED, { env: { LOCI_DB: file } });
    expect([code, stderr]).toEqual([1, expect.stringMatching(ONE_LINE)]);
    expect(stderr).toContain("full");
    expect(readStored(file)).toEqual(before);
  });

  for (const what of COMMANDS) {
    test(`${what} says in one line that the disk is read-only, and does not change it`, async () => {
      const disk = makeSmallDisk("8m");
      const file = await loadSmall(disk);
      const before = readdirSync(disk);
      execFileSync("mount", ["-o", "remount,ro", disk]);
      const { code, stderr } = await run(what, file);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database .+\.\n$/)]);
      expect(readdirSync(disk)).toEqual(before);
    });

    test(`${what} says in one line that there is no room for a first database`, async () => {
      const disk = makeSmallDisk("64k");
      const file = join(disk, "loci.sqlite");
      const { code, stderr } = await run(what, file);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database [^\n]+full[^\n]+\.\n$/)]);
      execFileSync("mount", ["-o", "remount,size=8m", disk]);
      expect(await run("the seed", file)).toMatchObject({ code: 0, stderr: "" });
    });
  }

  test("the server keeps serving when its disk becomes full, and serves a load when there is room again", async () => {
    const disk = makeSmallDisk("16m");
    const server = await startServer(await loadSmall(disk));
    const filler = join(disk, "filler");
    writeFileSync(filler, Buffer.alloc(statfsSync(disk).bfree * statfsSync(disk).bsize));
    const folder = makeContentFolder();
    folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
    const seed = () => runNode([...SEED, "--content", folder.path], { env: { LOCI_DB: server.file } });
    expect(await seed()).toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]+full[^\n]+\n$/) });
    const ask = async () => (await server.get("/api/answers/election")).body.question;
    expect(await ask()).toBe("What is election?");
    rmSync(filler);
    expect(await seed()).toMatchObject({ code: 0, stderr: "" });
    await server.expectDatabase("ok");
    await expect.poll(ask, PATIENCE).toBe("What is divine election?");
  });
} else console.warn("This machine mounts no disk: full disks are shown by a limit to the size of files only.");
