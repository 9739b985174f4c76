/** What the commands say of themselves. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder, runNode } from "../support/child.js";

const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

const helpOf = (name: string) => expect.stringMatching(new RegExp(`^Usage: npm run ${name}\\b[^\n]*\n\n`));

for (const name of ["preview", "eval", "fit"])
  test(`npm run ${name} -- --help says how it is used, and does nothing`, async () => {
    const [program, ...args] = scripts[name]?.split(" ") ?? [];
    expect(program).toBe("node");
    const ended = await runNode([...args, "--help"], { env: { PORT: "0" } });
    expect(ended).toMatchObject({ code: 0, stderr: "", stdout: helpOf(name) });
  });

/** Commands of the built server. One process runs them all, because each start takes more than a second. */
const COMMANDS = ["seed", "new", "try", "content", "works", "quotations", "questions", "backup", "restore"];

test("the commands of editors and operators say with --help how they are used, and do nothing", async () => {
  for (const name of COMMANDS) expect(scripts[name]).toBe(`node server/launch/command.js ${name}`);
  const script = `
    import { fileURLToPath } from "node:url";
    import { builtModule, prepareServer } from "./server/launch/prepare.js";
    prepareServer();
    for (const name of ${JSON.stringify(COMMANDS)}) {
      const module = builtModule(name);
      process.argv = [process.execPath, fileURLToPath(module), "--help"];
      console.log("\\f");
      await import(module);
    }`;
  const { code, stdout, stderr } = await runNode(["--input-type=module", "-e", script]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout.split("\f\n").slice(1)).toEqual(COMMANDS.map(helpOf));
});
