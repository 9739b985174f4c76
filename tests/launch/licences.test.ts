import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";

test("lists all packages, those of tests and tools included, and knows that each licence is compatible with ours", async () => {
  const { code, stdout, stderr } = await runNode(["server/launch/run.js", "tests/licences.ts"]);
  expect([code, stderr]).toEqual([0, ""]);
  for (const name of ["fastify", "better-sqlite3", "react", "minisearch", "vitest", "happy-dom"])
    expect(stdout).toMatch(new RegExp(`^MIT +${name} \\d`, "m"));
  expect(stdout).toMatch(/^public domain +World English Bible .*eBible\.org/m);
});
