import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp, lastBackupFile } from "../../server/db/copy.ts";
import { examine, type Finding } from "../../server/doctor.ts";
import { makeLoadedDatabase } from "../support/live-app.ts";
import { buildTestApp } from "../support/test-app.ts";

async function report(environment: Record<string, string>) {
  const findings: Finding[] = [];
  for await (const finding of examine({ PORT: "0", ...environment })) findings.push(finding);
  return {
    ok: findings.filter(({ isOk }) => isOk).map(({ text }) => text),
    wrong: findings.filter(({ isOk }) => !isOk).map(({ text }) => text),
  };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database with content and a backup. */
async function backedUp() {
  const { file, revision } = makeLoadedDatabase();
  const backup = join(makeFolder(), "backup.sqlite");
  await backUp(file, backup);
  return { file, revision, backup };
}

test("finds nothing wrong with a server that runs on this machine, and says what it has seen", async () => {
  const { file, revision, backup } = await backedUp();
  const app = await buildTestApp({ LOCI_DB: file });
  const address = await app.listen({ port: 0 });
  const { ok, wrong } = await report({ LOCI_DB: file, PORT: new URL(address).port });
  expect(wrong).toEqual([]);
  expect(ok).toEqual([
    "The settings are valid.",
    expect.stringMatching(/^Port \d+: Loci 0\.0\.0-test serves revision 1-/),
    `The database ${file} is in order, with revision ${revision}.`,
    expect.stringMatching(/^The disk has \d+ MB left; the database takes \d+ MB\.$/),
    expect.stringContaining(backup),
    "LOCI_ORIGIN is not set: only this machine reaches the server.",
  ]);
});

test("stops at settings that are wrong, and names those that are unknown", async () => {
  expect(await report({ LOCI_ORIGN: "x" })).toEqual({
    ok: [],
    wrong: ["LOCI_ORIGN is not a setting; write LOCI_ORIGIN, or remove it."],
  });
  const { ok } = await report({
    LOCI_DB: join(makeFolder(), "none.sqlite"),
    LOCI_SERVICE_HOST: "10.0.0.1",
    LOCI_EMBED: "https://church.example",
  });
  expect(ok[1]).toBe("Sites that may frame answers: https://church.example.");
  expect(ok[0]).toBe("The settings are valid. Ignored, because unknown: LOCI_SERVICE_HOST.");
});

test("finds another program on the port", async () => {
  const taken = createServer((socket) => socket.destroy());
  onTestFinished(() => void taken.close());
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const { wrong } = await report({ LOCI_DB: join(makeFolder(), "none.sqlite"), PORT: port });
  expect(wrong).toEqual([
    `Port ${port} on 127.0.0.1 is in use; stop the program that uses it, or set PORT to another port.`,
  ]);
});

test("finds a damaged database, and backups that are missing or old", async () => {
  const { file, backup } = await backedUp();
  const longAgo = new Date(Date.now() - 9 * 86_400_000);
  utimesSync(lastBackupFile(file), longAgo, longAgo);
  expect((await report({ LOCI_DB: file })).wrong).toEqual([
    `The last backup is 9 days old (${backup}): see why the timer makes none, or run npm run backup.`,
  ]);
  rmSync(backup);
  expect((await report({ LOCI_DB: file })).wrong).toEqual([expect.stringMatching(/is not at .+: make another one\.$/)]);
  rmSync(lastBackupFile(file));
  writeFileSync(file, "Dear diary");
  expect((await report({ LOCI_DB: file })).wrong).toEqual([
    expect.stringContaining("is not a SQLite database"),
    "No backup was made of this database: run npm run backup -- FILE, every day by a timer.",
  ]);
});

test("asks the site by its own address, and finds that nothing answers there, or that it is not encrypted", async () => {
  const { file } = await backedUp();
  const app = await buildTestApp({ LOCI_DB: file });
  const address = await app.listen({ port: 0 });
  const PORT = new URL(address).port;
  const silent = await report({ LOCI_DB: file, PORT, LOCI_ORIGIN: "http://127.0.0.1:9" });
  expect(silent.wrong).toEqual([
    "Nothing answers as Loci at http://127.0.0.1:9: see that the name leads to this machine, and that its proxy passes requests on.",
  ]);
  const plain = await report({ LOCI_DB: file, PORT, LOCI_ORIGIN: `http://127.0.0.1:${PORT}` });
  expect(plain.wrong).toEqual([expect.stringContaining("is not encrypted")]);
  expect(plain.ok).toContain("The site names itself by LOCI_ORIGIN.");
});
