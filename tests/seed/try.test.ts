import { expect, test } from "vitest";
import { runTry } from "../../seed/run-try.ts";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";

async function tryAnswer(path: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runTry([...args, "--content", path], (line) => void lines.push(`${line}\n`));
  return lines.join("");
}

test("says which phrasings of an answer are lost, who takes them, and which help most, even of a draft", async () => {
  const folder = makeContentFolder();
  // Nothing else that election is asked by has the word of another answer.
  folder.replace(ELECTION, "  - who teaches election\n", "  - who teaches election\n  - explain providence to me\n");
  folder.replace(ELECTION, "question: What is election?", "status: draft\nquestion: What is election?");
  const printed = await tryAnswer(folder.path, "election");
  expect(printed).toMatch(/^Of 9 phrasings of election, held out a quarter at a time, [1-8] would not find it\.$/m);
  expect(printed).toMatch(/^providence takes \d:\n(?: {2}.+\n)*? {2}explain providence to me$/m);
  const best = printed.split(/^These help most: .+\n/m)[1] ?? "";
  expect(best).toMatch(/^(?: +\d+ {2}.+\n){1,5}$/);
});

test.each([
  [["elction"], 'There is no answer "elction", or its file cannot be read; did you mean election?'],
  [["zzz"], 'There is no answer "zzz", or its file cannot be read; write the id of one.'],
  [[], /^Give the id of one answer\.\nUsage: npm run try -- ID/],
])("refuses %j", async (args, message) => {
  await expect(tryAnswer(makeContentFolder().path, ...args)).rejects.toThrow(message);
});
