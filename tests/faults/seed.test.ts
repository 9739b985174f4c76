/** The seed under faults: kills, failing migrations, garbled files. */
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import fc from "fast-check";
import { expect, inject, onTestFinished, test } from "vitest";
import { SeedError } from "../../seed/problem.ts";
import { prepareContent } from "../../seed/seed-database.ts";
import { addressOf, makeCheckout } from "../support/checkout.ts";
import { runNode, startNode } from "../support/child.ts";
import { type ContentFolder, ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { makeSeededFile } from "../support/real-server.ts";
import { comparable, readStored } from "../support/stored.ts";

const SEED = ["server/launch/command.js", "seed"];
const BROKEN_FILES = 800;

test("has all of the old content or all of the new, however often it is killed at any moment", async () => {
  const file = makeSeededFile();
  const folder = makeContentFolder();
  const env = { LOCI_DB: file };
  const began = performance.now();
  await runNode([...SEED, "--content", folder.path], { env });
  const whole = performance.now() - began;
  let held = readStored(file).revision?.number ?? 0;
  for (let round = 0; round < 20; round++) {
    folder.replace(ELECTION, `question: ${questionOf(folder)}`, `question: What is election, asked ${round} times?`);
    const seed = startNode([...SEED, "--content", folder.path], { env });
    await sleep(whole * (0.5 + 0.6 * Math.random()));
    seed.child.kill("SIGKILL");
    await seed.ended;
    const number = readStored(file).revision?.number;
    expect([held, held + 1]).toContain(number);
    held = number ?? held;
  }
  expect((await runNode([...SEED, "--content", folder.path], { env })).code).toBe(0);
  expect(comparable(readStored(file).rows)).toEqual(comparable(prepareContent(folder.path).rows));
});

function questionOf(folder: ContentFolder): string {
  return /^question: (.+)$/m.exec(folder.read(ELECTION))?.[1] ?? "";
}

/** A checkout of a later version, with one more migration, and the database of this one. */
function makeLaterCheckout(...statements: string[]) {
  const checkout = makeCheckout();
  mkdirSync(join(checkout.path, "data"));
  cpSync(inject("seededDatabase"), checkout.database);
  const journal = JSON.parse(readFileSync(join(checkout.path, "migrations/meta/_journal.json"), "utf8"));
  journal.entries.push({
    idx: journal.entries.length,
    version: "6",
    when: Date.now(),
    tag: "9999_later",
    breakpoints: true,
  });
  checkout.write("migrations/meta/_journal.json", JSON.stringify(journal));
  checkout.write("migrations/9999_later.sql", statements.join("\n--> statement-breakpoint\n"));
  return checkout;
}

test("migrates the database of an earlier version, and serves its content", async () => {
  const checkout = makeLaterCheckout("create table `letters` (`id` integer primary key);");
  const before = readStored(checkout.database);
  const server = checkout.start();
  await addressOf(server);
  server.child.kill("SIGTERM");
  await server.ended;
  const later = new Sqlite(checkout.database);
  onTestFinished(() => void later.close());
  expect(later.prepare("select count(*) from letters").pluck().get()).toBe(0);
  expect(later.prepare("select count(*) from answers").pluck().get()).toBe(before.rows.answers.length);
  expect(() => readStored(checkout.database)).toThrow(/is newer than this program/);
});

test("does not change the database if a migration fails halfway, and says so", async () => {
  const checkout = makeLaterCheckout("delete from `citations`;", "insert into `nowhere` values (1);");
  const before = readStored(checkout.database);
  const { code, stderr } = await checkout.start().ended;
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database .+nowhere.+\.\n$/)]);
  expect(readStored(checkout.database)).toEqual(before);
});

const nasty = fc.constantFrom(
  "<b>",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<p>",
  "vbscript:x",
  "&lt;script&gt;",
  "&#x3c;",
);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "- ",
    ": ",
    "\n",
    "\t",
    "---\n",
    "*x",
    "&a",
    "!!js/function x",
    "[",
    "}",
    '"',
    "|",
    ">",
    "\0",
    "? ",
    "%YAML 9\n",
    "<<: *a\n",
  ),
);

test(`refuses ${BROKEN_FILES} garbled files, each by file and line, and loads none in part`, () => {
  const folder = makeContentFolder();
  const files = [
    "partners.yaml",
    "works.yaml",
    "books.yaml",
    "resources.yaml",
    "suggestions.yaml",
    "home.yaml",
    "timeline.yaml",
    "topics.yaml",
    ELECTION,
  ];
  let refused = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.oneof(anyText, nasty),
      fc.nat(20),
      (file, at, insert, removed) => {
        const text = folder.read(file);
        const place = at % text.length;
        folder.write(file, text.slice(0, place) + insert + text.slice(place + removed));
        try {
          prepareContent(folder.path);
        } catch (error) {
          if (!(error instanceof SeedError)) throw error;
          refused += 1;
          expect(error.problems.length).toBeGreaterThan(0);
          for (const { file: named, line } of error.problems) {
            expect(existsSync(named) || named.includes(folder.path.split("/").at(-1) ?? "")).toBe(true);
            expect(line).toBeGreaterThan(0);
          }
        } finally {
          folder.write(file, text);
        }
      },
    ),
    { numRuns: BROKEN_FILES },
  );
  expect(refused).toBeGreaterThan(BROKEN_FILES / 3);
});

test("refuses HTML, scripts and script URLs in any text of any file", () => {
  const folder = makeContentFolder();
  const places: [string, RegExp][] = [
    ["partners.yaml", /(?<=name: ).+/g],
    ["partners.yaml", /(?<=siteUrl: ).+/g],
    ["works.yaml", /(?<=(title|author|url): ).+/g],
    ["books.yaml", /(?<=price: ).+/g],
    ["topics.yaml", /(?<=(title|heading): ).+/g],
    [ELECTION, /(?<=(question|snippet): ).+/g],
    [ELECTION, /(?<=So Paul )speaks/g],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.nat(), nasty, fc.boolean(), ([file, pattern], which, text, alone) => {
      const whole = folder.read(file);
      const matches = [...whole.matchAll(pattern)];
      const match = matches[which % matches.length];
      if (!match) throw new Error(`Nothing in ${file} matches ${pattern}.`);
      const value = JSON.stringify(alone ? text : `${match[0].replaceAll('"', "")} ${text}`);
      folder.write(file, whole.slice(0, match.index) + value + whole.slice(match.index + match[0].length));
      expect(() => prepareContent(folder.path), value).toThrow(SeedError);
      folder.write(file, whole);
    }),
    { numRuns: 300, endOnFailure: true },
  );
});
