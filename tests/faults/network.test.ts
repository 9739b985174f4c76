/** The server asks nobody: it starts and serves where there is no network but its own machine. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectFolder } from "../support/child.ts";
import { makeSeededFile } from "../support/real-server.ts";

test("starts and serves without any network", () => {
  const script = `ip link set lo up && exec "${process.execPath}" tests/support/alone.js`;
  const printed = execFileSync("unshare", ["--net", "sh", "-c", script], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, LOCI_DB: makeSeededFile(), PORT: "0", LOG_LEVEL: "warn" },
    encoding: "utf8",
  });
  expect(
    printed
      .trim()
      .split("\n")
      .map((line) => line.slice(0, 3)),
  ).toEqual(["200", "200", "200", "200"]);
});
