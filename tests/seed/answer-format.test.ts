/** What an answer's file may hold beside the fields of every answer: kinds, drafts, records, and its own phrasings. */
import { expect, test } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import {
  addShortAnswer,
  ELECTION,
  ELECTION_PHRASINGS,
  makeContentFolder,
  problemsOf,
  SHORT,
} from "../support/content-folder.ts";
import { prepareSeed } from "../support/seed-command.ts";

const withShortAnswer = () => {
  const folder = makeContentFolder();
  addShortAnswer(folder);
  return folder;
};

test("loads a short answer with its essay, and its phrasings from its own file", () => {
  const folder = withShortAnswer();
  expect(problemsOf(folder)).toEqual([]);
  const { answers } = prepareContent(folder.path).rows;
  expect(answers.find(({ id }) => id === "chosen")).toMatchObject({
    kind: "short",
    urgent: false,
    essayId: "election",
    hiddenPhrasings: ["how long ago was I picked", "was I chosen before I was born"],
    hiddenWords: ["eternity"],
    explains: [expect.anything()],
  });
});

const inShort: Record<string, [from: string, to: string, message: string, at?: string]> = {
  "a long text": [
    "Whoever comes to Christ",
    `${"Grace alone. ".repeat(60)}Whoever comes to Christ`,
    "body: has 223 words; write 90 to 180",
    "God chose his people",
  ],
  "a question for a beginning": [
    "God chose his people before",
    "When did he choose? God chose his people before",
    "body: begins with a question; begin with the fact or the verdict",
  ],
  "an essay that does not exist": [
    "essay: election",
    "essay: elections",
    'essay: there is no answer "elections"; did you mean election?',
  ],
  "a list of related answers that is too short": ["  - faith\n", "", "related: has 2 items; write 3", "related:"],
  "more phrasings than a short answer may have": [
    "words:",
    `${Array.from({ length: 9 }, (_, index) => `  - was I picked ${index}\n`).join("")}words:`,
    "phrasings: has 11 items; write 0 to 10",
    "phrasings:",
  ],
  "HTML in a phrasing of its own file, once": [
    "how long ago was I picked",
    "how <b>long</b> ago was I picked",
    "phrasings[1]: contains HTML; write plain text",
  ],
};
for (const [what, [from, to, message, at]] of Object.entries(inShort))
  test(`reports, in a short answer, ${what}`, () => {
    const folder = withShortAnswer();
    const line = folder.replace(SHORT, from, to);
    expect(problemsOf(folder)).toEqual([`${SHORT}:${at === undefined ? line : folder.lineOf(SHORT, at)} ${message}`]);
  });

test("reports an essay that names an essay, and a short answer that names a short answer", () => {
  const folder = withShortAnswer();
  const essay = folder.replace(ELECTION, "book: long-treatise", "essay: providence\nbook: long-treatise");
  folder.write(SHORT.replace("chosen", "elect"), folder.read(SHORT).replace("essay: election", "essay: chosen"));
  expect(problemsOf(folder)).toEqual(
    expect.arrayContaining([
      `${ELECTION}:${essay} essay: the answer is an essay itself; remove the field`,
      `${SHORT.replace("chosen", "elect")}:${folder.lineOf(SHORT, "essay: election")} essay: "chosen" is a short answer; name an essay, or remove the field`,
    ]),
  );
});

test("leaves a draft out, whatever it lacks, even if a topic lists it and it has a phrasing file", async () => {
  const folder = makeContentFolder();
  folder.write("answers/decree/fate.md", "---\nstatus: draft\nquestion: Is there fate?\n---\n\nTo do [see Calvin].\n");
  folder.write("phrasings/decree/fate.yaml", "phrasings:\n  - is it fate\n");
  folder.replace(
    "topics.yaml",
    "    - id: providence\n",
    "    - id: fate\n      heading: Fate\n    - id: providence\n",
  );
  expect(await prepareSeed(folder).run("--check")).toContain("\nDrafts, which are left out: fate.\n");
  expect(prepareContent(folder.path).rows.answers.map(({ id }) => id)).not.toContain("fate");
});

test("reports an answer that names a draft as related", () => {
  const folder = makeContentFolder();
  folder.replace("answers/salvation/faith.md", "question: What is faith?", "status: draft\nquestion: What is faith?");
  const place = (file: string) => `${file}:${folder.lineOf(file, "  - faith\n")}`;
  expect(problemsOf(folder)).toContain(
    `${place(ELECTION)} related[2]: "faith" is a draft; name another answer, or finish it and remove its status`,
  );
});

test("reports phrasings in two places, and more of them in the answer's file than it holds", () => {
  const folder = makeContentFolder();
  const line = folder.replace(ELECTION, "citations:", "words:\n  - elect\ncitations:");
  const name = "phrasings/decree/election.yaml";
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:${line} words: the answer has a phrasing file too; move the list to ${name}`,
  ]);
  folder.remove(ELECTION_PHRASINGS);
  expect(problemsOf(folder)).toEqual([]);
  const many = Array.from({ length: 41 }, (_, index) => `  - who was chosen ${index}\n`).join("");
  const more = folder.replace(ELECTION, "words:\n  - elect\n", `phrasings:\n${many}words:\n  - elect\n`);
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:${more} phrasings: there are 41 phrasings; move phrasings, words, passages to ${name}; an answer's own file holds at most 40`,
  ]);
});

test("gives citations the numbers of their marks, whatever their order in the file", () => {
  const folder = makeContentFolder();
  const before = prepareContent(folder.path).rows;
  const text = folder.read(ELECTION);
  const [start, end] = [text.indexOf("  - work: small-confession"), text.indexOf("related:")];
  const citations = text.slice(start, end).split(/(?=^ {2}- work)/m);
  folder.write(ELECTION, text.slice(0, start) + citations.reverse().join("") + text.slice(end));
  expect(folder.read(ELECTION)).not.toBe(text);
  expect(prepareContent(folder.path).rows).toEqual(before);
});

test("keeps what a file records of an answer's making, in order, and says whether a reading is of the present text", () => {
  const folder = makeContentFolder();
  const records = (hash: string) =>
    [
      "discuss:\n  - Why does it humble us?",
      "changes:\n  - { date: 2026-03-04, text: The second reason was added. }\n  - { date: 2026-03-03, text: A date was corrected. }",
      `reviewed:\n  - { date: 2026-03-05, compared: citations with their sources${hash} }\n  - { date: 2026-03-02, compared: Scripture, name: A. Reader, hash: "0123456789ab" }\n`,
    ].join("\n");
  folder.replace(ELECTION, "lastReviewed: 2026-03-01\n", records(""));
  const [missing = "", ...others] = problemsOf(folder);
  expect(others).toEqual([]);
  expect(missing).toMatch(
    /reviewed\[1\]\.hash: the field is missing; if the text was read as it is now, add hash: "[0-9a-f]{12}"$/,
  );
  const hash = /"([0-9a-f]{12})"$/.exec(missing)?.[1] ?? "";
  folder.replace(ELECTION, "their sources }", `their sources, hash: "${hash}" }`);
  const electionOf = () => prepareContent(folder.path).rows.answers.find(({ id }) => id === "election");
  expect(electionOf()).toMatchObject({
    lastReviewed: "2026-03-05",
    discuss: ["Why does it humble us?"],
    changes: [
      { date: "2026-03-03", text: "A date was corrected." },
      { date: "2026-03-04", text: "The second reason was added." },
    ],
    reviewed: [
      { date: "2026-03-02", compared: "Scripture", name: "A. Reader", current: false },
      { date: "2026-03-05", compared: "citations with their sources", name: null, current: true },
    ],
  });
  // Lines may break elsewhere; a word may not change.
  folder.replace(ELECTION, "So John speaks of", "So John\nspeaks of");
  expect(electionOf()?.reviewed.map(({ current }) => current)).toEqual([false, true]);
  folder.replace(ELECTION, "So John\nspeaks of", "So John wrote of");
  expect(electionOf()?.reviewed.map(({ current }) => current)).toEqual([false, false]);
});

test("reports a change and a reading with an impossible day", () => {
  const folder = makeContentFolder();
  const line = folder.replace(
    ELECTION,
    "lastReviewed: 2026-03-01",
    'lastReviewed: 2026-03-01\nchanges:\n  - { date: 2026-02-30, text: A word. }\nreviewed:\n  - { date: 2026-02-28, compared: Scripture, hash: "0123" }',
  );
  // One wrong value hides no other problem of the file.
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:${line + 2} changes[1].date: 2026-02-30 is not a valid date; write year, month and day, such as 2026-11-21`,
    `${ELECTION}:${line + 4} reviewed[1].hash: has the wrong format; leave the field out; the check then says what to write`,
  ]);
});
