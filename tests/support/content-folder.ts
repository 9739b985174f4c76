/** A small content folder for a test: four answers that pass every check, for a test to break in one place. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { onTestFinished } from "vitest";
import { formatProblem, SeedError } from "../../seed/problem.ts";
import { readCheckedContent } from "../../seed/seed-database.ts";

/** The file and the subject of each answer. */
const answerFiles: Record<string, { file: string; subject: string }> = {
  election: { file: "answers/decree/election.md", subject: "Election" },
  providence: { file: "answers/decree/providence.md", subject: "Providence" },
  faith: { file: "answers/salvation/faith.md", subject: "Faith" },
  repentance: { file: "answers/salvation/repentance.md", subject: "Repentance" },
};

export const ELECTION = "answers/decree/election.md";
/** The phrasing file of one of the answers. */
export const ELECTION_PHRASINGS = "phrasings/decree/election.yaml";

const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth".split(
    " ",
  );

export interface ContentFolder {
  path: string;
  read(file: string): string;
  write(file: string, text: string | Uint8Array): void;
  remove(file: string): void;
  /**
   * Replaces a text that occurs once in a file.
   *
   * @returns The line on which the replacement begins, from 1.
   */
  replace(file: string, from: string, to: string): number;
  /** @returns The line on which a text that occurs once in a file begins, from 1. */
  lineOf(file: string, text: string): number;
}

/** @returns A new folder, removed with the test. */
export function makeContentFolder(): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), "loci-content-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(join(path, file), "utf8");
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  };
  const lineOf = (file: string, text: string) => {
    const parts = read(file).split(text);
    if (parts.length !== 2) throw new Error(`${JSON.stringify(text)} occurs ${parts.length - 1} times in ${file}.`);
    return (parts[0] ?? "").split("\n").length;
  };
  for (const [file, text] of Object.entries(catalogue)) write(file, text);
  for (const [id, { file, subject }] of Object.entries(answerFiles)) write(file, answerText(id, subject));
  write(ELECTION_PHRASINGS, electionPhrasings);
  return {
    path,
    read,
    write,
    remove: (file) => rmSync(join(path, file), { recursive: true }),
    lineOf,
    replace(file, from, to) {
      const line = lineOf(file, from);
      write(
        file,
        read(file).replace(from, () => to),
      );
      return line;
    },
  };
}

/**
 * @returns Each problem of a content folder, with the file relative to the folder: `file:line field: what; remedy`.
 */
export function problemsOf(folder: ContentFolder): string[] {
  try {
    readCheckedContent(folder.path);
    return [];
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    const prefix = `${relative(process.cwd(), folder.path).split(sep).join("/")}/`;
    return error.problems.map((problem) => formatProblem(problem).replaceAll(prefix, ""));
  }
}

const others = (id: string) => Object.keys(answerFiles).filter((other) => other !== id);

/** A snippet of thirty words that no other citation has. */
function snippetFor(subject: string, source: string): string {
  return `On ${subject} the ${source} teaches in plain words what every member of the church ought to know, to believe from the heart, and to practise in the daily life that God has given.`;
}

/** Five paragraphs of some three hundred words; each sentence is unique. */
function bodyFor(subject: string): string {
  const sentence = (index: number) =>
    `${subject}, in its ${ordinals[index]} part, is to be received with reverence, weighed with patience and taught with charity to all.`;
  const paragraph = (index: number, end: string) =>
    `${[0, 1, 2].map((offset) => sentence(index * 3 + offset)).join("\n")}\n${end}`;
  return [
    paragraph(0, `So Paul speaks of ${subject} (Romans 8:28).[small-confession]`),
    paragraph(1, `So John speaks of ${subject} (John 3:16, 18).[small-catechism]`),
    paragraph(2, `So Moses speaks of ${subject} (Genesis 1:1).[long-treatise]`),
    paragraph(3, `The *Confession* speaks of ${subject} too.[small-confession][old-bible]`),
    paragraph(
      4,
      `To God be the glory for ${subject}.\nThe Lord is the shepherd of those who hold ${subject} (Psalm 23:1).`,
    ),
  ].join("\n\n");
}

const electionPhrasings = `phrasings:
  - why me and not my brother
  - who is on the list
words:
  - chosen
  - predestined
passages:
  - Romans 8:29
`;

function answerText(id: string, subject: string): string {
  const word = subject.toLowerCase();
  const [first, second, third] = others(id);
  return `---
question: What is ${word}?
alsoAsked:
  - define ${word} for me
  - what does the Bible say of ${word}
  - the meaning of ${word}
  - why does ${word} matter
  - who teaches ${word}
  - where does ${word} come from
keywords:
  - ${word}
  - doctrine of ${word}
citations:
  - work: small-confession
    locator: "3.2"
    snippet: ${snippetFor(word, "confession")}
  - work: small-catechism
    locator: "20-21"
    snippet: ${snippetFor(word, "catechism")}
  - work: long-treatise
    locator: "2.2.1"
    snippet: ${snippetFor(word, "treatise")}
  - work: old-bible
    locator: Romans 9:13
    snippet: ${snippetFor(word, "apostle")}
related:
  - ${first}
  - ${second}
  - ${third}
resources:
  - long-treatise
  - taped-lecture
book: long-treatise
furtherReading:
  - work: small-catechism
    locator: "5"
  - work: taped-lecture
lastReviewed: 2026-03-01
---

${bodyFor(subject)}
`;
}

/** The file of the answer that `addShortAnswer` adds. */
export const SHORT = "answers/decree/chosen.md";

/** Adds a short answer: one question about election, with one citation and two phrasings in its own file. */
export function addShortAnswer(folder: ContentFolder): void {
  const sentence = (word: string) =>
    `Paul gives a ${word} reason, and it humbles all who would boast of their own choice before men or before heaven.`;
  const body = [
    'God chose his people before the world was made, "according to the good pleasure of his will" (Ephesians 1:4-5).',
    "The choice rests on nothing that he foresaw in them.[small-confession]",
    ...ordinals.slice(0, 3).map(sentence),
    "Whoever comes to Christ may know that he was loved first.",
  ];
  folder.write(
    SHORT,
    `---
kind: short
question: When did God choose his people?
alsoAsked:
  - when was the choice made
  - before the foundation of the world
  - did he choose before creation
phrasings:
  - how long ago was I picked
  - was I chosen before I was born
words:
  - eternity
passages:
  - Ephesians 1:4
citations:
  - work: small-confession
    locator: "3.1"
    snippet: ${snippetFor("the time of the choice", "first section")}
essay: election
related:
  - election
  - providence
  - faith
lastReviewed: 2026-03-02
---

${body.join("\n")}
`,
  );
  folder.replace(
    "topics.yaml",
    "    - id: providence\n",
    "    - id: chosen\n      heading: Choice\n    - id: providence\n",
  );
}

const partner = (id: string, name: string, initials: string, colour: string, frame: string) => `- id: ${id}
  name: ${name}
  shortName: ${initials}
  tagline: Texts of the ${initials}
  siteUrl: https://www.${id}.example/
  description: ${name} publishes texts freely.
  initials: ${initials}
  colour: ${colour}
  frame: ${frame}
`;

const work = (id: string, partnerId: string, kind: string, locators: string, more = "") => `- id: ${id}
  partnerId: ${partnerId}
  title: The ${id.replace("-", " ")}
  author: A. Divine
  publishDate: "1647"
  kind: ${kind}
  url: https://${partnerId}.example/${id}
  verified: seen
  evidence: made up for the tests
${more}  locators:
${locators}
  subjects: [election]
`;

const catalogue: Record<string, string> = {
  "partners.yaml": [
    partner("abbey", "The Abbey Library", "AL", "oxblood", "panel"),
    partner("bethel", "Bethel Church", "B", "slate", "arch"),
    partner("college", "College Archive", "C&A", "teal", "oval"),
  ].join("\n"),
  "works.yaml": [
    work(
      "small-confession",
      "bethel",
      "confession",
      "    type: chapter.section\n    parts:\n      - { n: 1, title: Of God, parts: 4 }\n      - { n: 2, parts: 1 }\n      - { n: 3, title: Of Decrees, parts: 5 }",
      "  altUrls: [https://abbey.example/confession]\n",
    ),
    work("small-catechism", "bethel", "catechism", "    type: question\n    count: 40"),
    work(
      "long-treatise",
      "abbey",
      "treatise",
      "    type: book.chapter.section\n    parts:\n      - { n: 1, parts: 4 }\n      - n: 2\n        parts:\n          - { n: 1, parts: 3 }\n          - { n: 2, parts: 2 }",
      "  volumes:\n    - { n: 1, url: https://www.abbey.example/volume-1, verified: seen }\n",
    ),
    work("old-bible", "college", "scripture", "    type: bible-verse"),
    work("taped-lecture", "college", "sermon", "    type: none", '  delivered: "1999-12-31"\n'),
  ].join("\n"),
  "books.yaml": `- id: long-treatise
  work: long-treatise
  rating: 4.5
  price: Free ebook
  coverLines: [The Long, Treatise]
  coverAuthor: [A. Divine]
`,
  "resources.yaml": `- { id: long-treatise, work: long-treatise, type: book }
- { id: taped-lecture, work: taped-lecture, type: video, duration: 42 min }
`,
  "suggestions.yaml": [
    "- - { title: Who teaches election?, description: Chosen in Christ, icon: book }",
    "  - { title: Who teaches providence?, description: God rules all, icon: scales }",
    "  - { title: Who teaches faith?, description: Trust in Christ, icon: candle }",
    "  - { title: Who teaches repentance?, description: Turning to God, icon: rings }",
    "- - { title: Why does election matter?, description: Chosen in Christ, icon: anchor }",
    "  - { title: Why does providence matter?, description: God rules all, icon: door }",
    "  - { title: Why does faith matter?, description: Trust in Christ, icon: chalice }",
    "  - { title: Why does repentance matter?, description: Turning to God, icon: rainbow }",
    "",
  ].join("\n"),

  "home.yaml": `- id: beginning
  title: Beginning
  description: From faith to providence
  icon: door
  answers: [faith, providence]

- id: returning
  title: Returning
  description: Where to turn
  icon: anchor
  answers: [repentance]

- id: day
  answers:
    - faith
    - repentance
`,
  "timeline.yaml": `- id: beginning
  title: Beginning
  dates: no date is given
  answers: [providence]

- id: later
  title: Later
  dates: about AD 30
  answers: [faith, repentance]
`,
  "out-of-scope.yaml": "- [how do I roast a chicken]\n",
  "terms.yaml": "- perichoresis\n",
  "confusions.yaml": "- meant: pray\n  typed: [prey]\n",
  "topics.yaml": `- id: decree
  title: Of God's Decree
  answers:
    - id: election
      heading: Election
    - id: providence
      heading: Providence

- id: salvation
  title: Of Salvation
  answers:
    - id: faith
      heading: Faith
    - id: repentance
      heading: Repentance
`,
};
