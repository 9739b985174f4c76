import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";

const require = (version: string) =>
  runNode([
    "--input-type=module",
    "-e",
    `import { requireNode } from "./server/launch/checks.js"; requireNode(${version}); console.log("goes on");`,
  ]);

for (const version of ["18.0.0", "20.18.9", "16.20.2", "9.0.0"])
  test(`refuses Node ${version} with one line that says what to install`, async () => {
    expect(await require(`"${version}"`)).toEqual({
      code: 1,
      signal: null,
      stdout: "",
      stderr: `Loci needs Node 20.19 or newer, but this is Node ${version}; install a newer one from https://nodejs.org/.\n`,
    });
  });

for (const version of ['"20.19.0"', '"22.0.0"', '"24.1.0-nightly"', ""])
  test(`accepts Node ${version || "as it runs here"}`, async () => {
    expect(await require(version)).toEqual({ code: 0, signal: null, stdout: "goes on\n", stderr: "" });
  });
