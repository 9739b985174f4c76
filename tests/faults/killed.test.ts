import { watch } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { prepareSeed } from "../support/seed-command.ts";
import { comparable, readStored } from "../support/stored.ts";

for (const writes of [1, 3, 6])
  test(`has all of the old content or all of the new when it is killed at change ${writes} of the files`, async () => {
    const folder = makeContentFolder();
    const { file, load, start } = prepareSeed(folder);
    load();
    const before = prepareContent(folder.path).rows;
    folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
    const after = prepareContent(folder.path).rows;
    const seeding = start();
    let changes = 0;
    const watcher = watch(dirname(file), () => {
      changes += 1;
      if (changes === writes) seeding.child.kill("SIGKILL");
    });
    await seeding.ended;
    watcher.close();
    const { revision, rows } = readStored(file);
    expect(comparable(rows)).toEqual(comparable(revision?.number === 1 ? before : after));
    load();
    expect(comparable(readStored(file).rows)).toEqual(comparable(after));
  });
