/** The outline of a new answer: all that it needs, with a comment on each field, as a draft. */
import type { AnswerKind } from "../server/contract/answer.ts";
import { kindRules, type ListField, type Range } from "./kinds.ts";

/** What the outline is for. */
export interface Subject {
  kind: AnswerKind;
  topicId: string;
  id: string;
  question: string;
  /** Ids of the nearest answers, nearest first. */
  nearest: readonly string[];
}

/** @returns The text of the answer's file. */
export function outlineOf({ kind, topicId, id, question, nearest }: Subject): string {
  const { words, paragraphs, citations, partnersCited, references, lists } = kindRules[kind];
  const isShort = kind === "short";
  const list = (field: ListField, what: string, items: readonly string[] = []) =>
    `# ${capitalized(countOf(lists[field]))} ${what}
${field}:${items.length > 0 ? items.map((item) => `\n  - ${item}`).join("") : " []"}
`;
  const front = [
    `# A draft may lack anything, and the site never gets it. "npm run preview" shows it, and what it lacks. When nothing is
# missing, remove the status and all lines that begin with #. works.yaml lists the works, and how their places are numbered.
status: draft
${isShort ? "kind: short\n" : ""}question: ${JSON.stringify(question)}
`,
    list(
      "alsoAsked",
      "other ways to ask it: in lay words, worried, sceptical, as a short keyword, with the usual wrong name.",
    ),
    list("keywords", "phrases of 1 to 4 words that cannot mean anything else: alone, they find this answer."),
    isShort
      ? list("phrasings", "sentences that only the search sees, as people would ask.")
      : `# Sentences that only the search sees, as people would ask: write at least 50. More than 40 go to the file
# phrasings/${topicId}/${id}.yaml, with the words and passages. "npm run try -- ${id}" says which are missing most.
phrasings: []
`,
    `# Words for the subject that the answer does not use, and the passages that it explains, such as Romans 8:24-25.
words: []
passages: []
# ${capitalized(countOf(citations))} works, of at least ${partnersCited} ${partnersCited === 1 ? "partner" : "partners"}. Cite only what you have looked up.
citations: []
#  - work: westminster-shorter-catechism
#    locator: "34"
#    snippet: >-
#      What the source says there, in 25 to 60 of your own words.
`,
    isShort ? "# The id of the essay on the subject, if there is one.\n# essay: hope\n" : "",
    list(
      "related",
      "answers that a reader would want next. These are the nearest.",
      nearest.slice(0, lists.related.min),
    ),
    list("resources", "ids of resources.yaml."),
    "# The id of one book of books.yaml, if one fits.\n# book: ryle-holiness\n",
    list("furtherReading", "works with locators, like the citations, without a snippet."),
    `# Who has read the answer against its sources records it; see "Readings" in the guide.
# reviewed:
#   - date: ${today()}
#     compared: every citation with its source, Scripture with the King James Version
`,
  ];
  const opening = isShort
    ? "The plain fact or the verdict, in a sentence that could stand alone."
    : "The first paragraph answers the question in two or three sentences. Then come the grounds in Scripture and confession,\nother views in words that those who hold them would accept, and what it all means for life.";
  return `---
${front.join("")}---

${opening}

Write ${countOf(words)} words in ${countOf(paragraphs)} ${paragraphs.max === 1 ? "paragraph" : "paragraphs"}, with at least ${references} ${references === 1 ? "reference" : "references"} to Scripture, such as (Romans 8:24-25). A mark
names the work that bears the sentence, after the full stop.[westminster-shorter-catechism]
`;
}

function countOf({ min, max }: Range): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "any number of" : `at least ${min}`;
  if (min === max) return String(min);
  return min === 0 ? `at most ${max}` : `${min} to ${max}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @returns Year, month and day, by this machine's clock. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
