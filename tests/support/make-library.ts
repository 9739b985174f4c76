/** Makers of the library and of lists of answers. */
import type { AnswerList, AnswerSummary } from "../../server/contract/answer.ts";
import type { Library, LibraryTopic, Work } from "../../server/contract/library.ts";
import { makeBook } from "./make.ts";

const heads: readonly LibraryTopic[] = [
  {
    id: "scripture",
    title: "Of Holy Scripture",
    answers: [
      {
        id: "authority-of-scripture",
        question: "Why is the Bible the final authority?",
        heading: "Scripture, authority of",
      },
    ],
  },
  {
    id: "salvation",
    title: "Of Salvation",
    answers: [
      { id: "salvation", question: "What is salvation?", heading: "Salvation" },
      { id: "assurance", question: "How can I be sure I am saved?", heading: "Assurance" },
    ],
  },
];

export function makeWork(changes: Partial<Work> = {}): Work {
  return {
    id: "institutes",
    partnerId: "ccel",
    title: "The Institutes",
    author: "John Calvin",
    publishDate: "1559",
    url: "https://ccel.example/institutes",
    answerCount: 2,
    ...changes,
  };
}

export function makeLibrary(changes: Partial<Library> = {}): Library {
  return {
    topics: [...heads],
    books: [makeBook()],
    works: [
      makeWork(),
      makeWork({ id: "confessions", title: "Confessions", author: "Augustine of Hippo", publishDate: "0397" }),
      makeWork({ id: "wlc", partnerId: "opc", title: "Westminster Larger Catechism" }),
    ],
    answerBytes: 7_000_000,
    ...changes,
  };
}

export function makeSummary(changes: Partial<AnswerSummary> = {}): AnswerSummary {
  return {
    id: "assurance",
    question: "How can I be sure I am saved?",
    topicId: "salvation",
    partnerIds: ["ccel", "opc"],
    excerpt: "A true believer may wait long for assurance, and be assured at last.",
    matches: ["assurance", "assured"],
    ...changes,
  };
}

export function makeAnswerList(): AnswerList {
  return {
    answers: [
      makeSummary(),
      makeSummary({ id: "salvation", question: "What is salvation?", partnerIds: ["opc"] }),
      makeSummary({
        id: "authority-of-scripture",
        question: "Why is the Bible the final authority?",
        topicId: "scripture",
        partnerIds: ["ccel", "crcna"],
      }),
    ],
  };
}
