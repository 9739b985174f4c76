/** What the commands say of themselves. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder, runNode } from "../support/child.js";

const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

for (const name of ["seed", "new", "preview", "try", "content", "works", "quotations", "questions", "eval", "fit"])
  test(`npm run ${name} -- --help says how it is used, and does nothing`, async () => {
    const [program, ...args] = scripts[name]?.split(" ") ?? [];
    expect(program).toBe("node");
    expect(await runNode([...args, "--help"], { env: { PORT: "0" } })).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(new RegExp(`^Usage: npm run ${name}\\b[^\n]*\n\n`)),
    });
  });
