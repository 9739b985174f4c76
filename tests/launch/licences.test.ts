import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";

test("lists every package in use, and knows each licence for one that goes with ours", async () => {
  const { code, stdout, stderr } = await runNode(["server/launch/run.js", "tests/licences.ts"]);
  expect([code, stderr]).toEqual([0, ""]);
  for (const name of ["fastify", "better-sqlite3", "react", "minisearch"])
    expect(stdout).toMatch(new RegExp(`^MIT +${name} \\d`, "m"));
});
