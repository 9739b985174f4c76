import { watch } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { prepareSeed, storedHash } from "../support/seed-command.ts";

for (const table of ["partners", "citations", "suggestedSearches"])
  test(`holds the old content whole when it is killed after writing ${table}`, async () => {
    const folder = makeContentFolder();
    const { file, load, contentHash, revision } = prepareSeed(folder);
    load();
    const before = [contentHash(), revision()];
    folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
    const killed = await runNode(["server/launch/run.js", "tests/support/killed-seed.ts", file, folder.path, table]);
    expect(killed).toEqual({ code: null, signal: "SIGKILL", stdout: `${table}\n`, stderr: "" });
    expect([contentHash(), revision()]).toEqual(before);
  });

for (const writes of [1, 3, 6])
  test(`holds the old content or the new, whole, when it is killed at change ${writes} of the files`, async () => {
    const folder = makeContentFolder();
    const { file, load, start, contentHash, revision } = prepareSeed(folder);
    load();
    const before = contentHash();
    folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
    const after = storedHash(":memory:", folder);
    const seeding = start();
    let changes = 0;
    const watcher = watch(dirname(file), () => {
      changes += 1;
      if (changes === writes) seeding.child.kill("SIGKILL");
    });
    await seeding.ended;
    watcher.close();
    expect([before, after]).toContain(contentHash());
    expect(revision()?.number).toBe(contentHash() === before ? 1 : 2);
    load();
    expect(contentHash()).toBe(after);
  });
