/** The request and the response of a search. */
import { type Static, Type } from "typebox";
import { Answer, AnswerLink } from "./answer.ts";
import { named, nullable } from "./schema-parts.ts";
import { FoundVerse, MAX_FOUND_VERSES, NamedPassage } from "./scripture.ts";

/** Maximum number of closest answers. */
export const MAX_CLOSEST = 3;

/** A query parameter that is on or off. */
const Flag = (description: string) =>
  Type.Optional(Type.Enum(["1", "true", "0", "false"], { type: "string", description }));
type Flag = Static<ReturnType<typeof Flag>>;

/** @returns Whether a parameter is present and on. */
export function isOn(flag: Flag | undefined): boolean {
  return flag === "1" || flag === "true";
}

export const SearchQuery = Type.Object({
  q: Type.String({ description: "The question: 1 to 1000 characters after trimming." }),
  partner: Type.Optional(
    Type.Array(Type.String(), { description: "Ids of the partners whose citations to include; all if absent." }),
  ),
  verbatim: Flag("Takes the words as typed, without correcting their spelling."),
  explain: Flag("Adds why the answer was given or declined."),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** How the question was read, what was found, and why the answer was given or declined. */
export const Explanation = named("Explanation", {
  tokens: Type.Array(Type.String(), { description: "The question's words, corrected and stemmed." }),
  corrections: Type.Record(Type.String(), Type.String(), {
    description: "The intended word for each misspelt one.",
  }),
  passages: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() }), {
    description:
      "Bible passages that the question names, from first to last verse. A verse is a number of book, chapter and verse: 45008028 is Romans 8:28.",
  }),
  candidates: Type.Array(
    Type.Object({
      id: Type.String(),
      score: Type.Number({ description: "A logit: a difference of 1 multiplies the odds by 2.7." }),
      evidence: Type.Record(Type.String(), Type.Number(), {
        description: "What speaks for the answer, by kind. The score is its weighted sum.",
      }),
      features: Type.Record(Type.String(), Type.Number(), {
        description: "What the probability is computed from; empty for all but the best candidates.",
      }),
      probability: Type.Number({ description: "Probability that the answer is right: 0 to 1." }),
    }),
  ),
  decidedBy: nullable(Type.String(), {
    description: "`probability` or `keyword of the specification`; null if no answer is given.",
  }),
});
export type Explanation = Static<typeof Explanation>;

/** The outcome of a search: an answer, the closest answers, or nothing near any answer. */
export const outcomes = ["answer", "closest", "none"] as const;

/** An answer that the question may be about. */
export const ClosestAnswer = named("ClosestAnswer", {
  id: Type.String(),
  question: Type.String(),
  firstSentence: Type.String({
    description: "The first sentence of the answer, with those after it up to twelve words, without citation marks.",
  }),
});
export type ClosestAnswer = Static<typeof ClosestAnswer>;

export const SearchResult = named("SearchResult", {
  outcome: Type.Enum([...outcomes]),
  answer: nullable(Answer, { description: "Only with the outcome `answer`." }),
  closest: Type.Array(ClosestAnswer, {
    maxItems: MAX_CLOSEST,
    description: "Answers that the question may be about, best first. With an answer: others, if it is less than sure.",
  }),
  leading: nullable(Answer, {
    description:
      "The first of the closest answers, if it is clearly first and its probability near the threshold, to be shown open; otherwise null. Only with the outcome `closest`.",
  }),
  urgent: Type.Boolean({
    description: "Whether the question or the answer found is one of somebody in danger, so that help comes first.",
  }),
  mostAsked: Type.Array(AnswerLink, { description: "The answers in most demand; only with the outcome `none`." }),
  correctedText: nullable(Type.String(), {
    description: "The question with its spelling corrected; null if nothing was corrected.",
  }),
  isForeign: Type.Boolean({
    description: "Whether the question is in another language than English, which gets no answer.",
  }),
  passage: nullable(NamedPassage, {
    description: "The passages of the Bible that the question names.",
  }),
  passageError: nullable(Type.String(), {
    description: "A sentence on what is wrong, if the question names a passage that does not exist; otherwise null.",
  }),
  verses: Type.Array(FoundVerse, {
    maxItems: MAX_FOUND_VERSES,
    description: "The verses whose words the question repeats, most alike first; usually none.",
  }),
  explanation: Type.Optional(Explanation),
});
export type SearchResult = Static<typeof SearchResult>;
