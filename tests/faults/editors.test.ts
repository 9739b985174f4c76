/** The command of editors that asks the search more than a thousand questions. */
import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";
import { makeContentFolder } from "../support/content-folder.ts";

test("lists real questions without an answer by the topic of the nearest one", async () => {
  const args = ["server/launch/command.js", "content", "--content", makeContentFolder().path];
  const { code, stdout, stderr } = await runNode(args);
  expect([code, stderr]).toEqual([0, ""]);
  const [, questions = ""] = /\nReal questions without an answer: (.*)/s.exec(stdout) ?? [];
  expect(questions).toMatch(/^\d{4}, by the topic of the nearest one\n {2}Of God's Decree \(\d+\)\n/);
  expect(questions).toMatch(/^ {4}What is form criticism\?/m);
  expect(questions).not.toMatch(/angel food cake|when does ramadan start/);
});
