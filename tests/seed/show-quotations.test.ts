import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";

const COMMAND = ["server/launch/command.js", "quotations"];

test("prints the quotations of a draft, each with the verses beside it, whatever is wrong elsewhere", async () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "(Genesis 1:1)", "(Genesis 51:1)");
  const quoted = 'Job said, "the LORD gave, and the LORD hath taken away" (Job 1:21).';
  folder.write("answers/decree/fate.md", `---\nstatus: draft\nquestion: Is there fate?\n---\n\n${quoted}\n`);
  const { code, stdout } = await runNode([...COMMAND, "fate", "--content", folder.path]);
  expect(code).toBe(0);
  expect(stdout.split("\n").map((line) => line.slice(0, 22))).toEqual([
    "",
    expect.any(String),
    "    Job 1:20  Then Job",
    "  > Job 1:21  And said",
    "    Job 1:22  In all t",
    "",
  ]);
  expect(stdout).toMatch(/fate\.md:6 fate: "the LORD gave, and the LORD hath taken away"\n/);
  expect(await runNode([...COMMAND, "fat", "--content", folder.path])).toMatchObject({
    code: 1,
    stderr: 'There is no answer "fat"; did you mean fate?\n',
  });
});
