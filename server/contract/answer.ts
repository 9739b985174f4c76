/** An answer with its numbered citations, and its short forms for lists and links. */
import { type Static, Type } from "typebox";
import { named, nullable } from "./schema-parts.ts";

/** An essay opens up a subject; a short answer answers one definite question. */
export const answerKinds = ["essay", "short"] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const Citation = named("Citation", {
  id: Type.String({ description: "`{answer id}-{number}`; stable as long as the order of the citations is." }),
  number: Type.Integer({ minimum: 1, description: "The number of its marks in the answer's text: `[1]`." }),
  workId: Type.String(),
  partnerId: Type.String(),
  title: Type.String({ description: "The work's title." }),
  locator: nullable(Type.String(), {
    description: "The place in the work, as printed after the title: `Q. 30`, `3.21.5`; null for the work as a whole.",
  }),
  url: Type.String(),
  author: Type.String(),
  publishDate: nullable(Type.String(), {
    description: "Year of first publication, such as `1647`; null if uncertain.",
  }),
  snippet: Type.String({ description: "What the source says there, in our own words." }),
});
export type Citation = Static<typeof Citation>;

export const Topic = named("Topic", {
  id: Type.String(),
  title: Type.String({ description: "The topic in the library, such as `Of Salvation`." }),
});
export type Topic = Static<typeof Topic>;

/** A question that has an answer, as listed under "Related questions". */
export const AnswerLink = named("AnswerLink", { id: Type.String(), question: Type.String() });
export type AnswerLink = Static<typeof AnswerLink>;

/** A Scripture passage that an answer refers to, with its text in the King James Version. */
export const Passage = named("Passage", {
  reference: Type.String({ description: "As written in the answer's text." }),
  text: Type.String({
    description: "In the King James Version; long passages are cut after a verse and end with an ellipsis.",
  }),
});
export type Passage = Static<typeof Passage>;

/** A change that readers are told of. */
export const Change = Type.Object(
  { date: Type.String({ description: "ISO date." }), text: Type.String() },
  { title: "Change" },
);
export type Change = Static<typeof Change>;

/** A reading of an answer by its editors, as its file records it. */
export const Reading = named("Reading", {
  date: Type.String({ description: "ISO date." }),
  compared: Type.String({ description: "What the answer was compared with." }),
  name: nullable(Type.String(), { description: "Who read it, if they gave their name." }),
  current: Type.Boolean({ description: "Whether question, text and citations are still those that were read." }),
});
export type Reading = Static<typeof Reading>;

export const Answer = named("Answer", {
  id: Type.String({
    description: "Also the last part of the path of its page. If it changes, the former id redirects.",
  }),
  kind: Type.Enum([...answerKinds], {
    description: "An essay opens up a subject; a short answer answers one definite question.",
  }),
  urgent: Type.Boolean({ description: "Whether those who ask may be in danger, so that help comes first." }),
  question: Type.String(),
  answer: Type.String({
    description:
      "Paragraphs separated by blank lines. `[1]` marks citation 1; `*…*` is italic; nothing else is marked up.",
  }),
  citations: Type.Array(Citation, { description: "In the order of their numbers." }),
  timestamp: Type.String({ description: "When the answer was last reviewed, ISO 8601." }),
  topic: Topic,
  passages: Type.Array(Passage),
  essay: nullable(AnswerLink, {
    description: "For a short answer, the essay on its subject, if there is one.",
  }),
  related: Type.Array(AnswerLink),
  discuss: Type.Array(Type.String(), { description: "Questions for a group." }),
  changes: Type.Array(Change, { description: "Newest last." }),
  reviewed: Type.Array(Reading, { description: "Newest last." }),
  version: Type.String({ description: "Changes with the question, the text or the citations." }),
  formerly: Type.Array(Type.String(), { description: "Ids of answers whose place it has taken, which redirect." }),
});
export type Answer = Static<typeof Answer>;

/** By what a client that stores answers recognizes those that have changed, or have another id now. */
export const AnswerVersions = named("AnswerVersions", {
  versions: Type.Record(Type.String(), Type.String(), { description: "The version of each answer, by its id." }),
  formerly: Type.Record(Type.String(), Type.String(), {
    description: "The present id of each answer that was renamed, merged or withdrawn, by its former id.",
  }),
});
export type AnswerVersions = Static<typeof AnswerVersions>;

/** An answer as a row of the `/search` list. */
export const AnswerSummary = named("AnswerSummary", {
  id: Type.String(),
  question: Type.String(),
  topicId: Type.String(),
  partnerIds: Type.Array(Type.String(), { description: "Ids of the partners cited, most cited first." }),
  excerpt: Type.String({ description: "The part of the answer nearest to the question, without citation marks." }),
  matches: Type.Array(Type.String(), { description: "The words in the excerpt that match the question." }),
});
export type AnswerSummary = Static<typeof AnswerSummary>;

export const AnswerList = named("AnswerList", {
  answers: Type.Array(AnswerSummary, {
    description: "Best match first; without a question, in the library's order.",
  }),
});
export type AnswerList = Static<typeof AnswerList>;
