/** What a search is asked and what it answers. */
import { type Static, Type } from "typebox";
import { Answer, AnswerLink } from "./answer.ts";
import { NamedPassage } from "./scripture.ts";

/** Closest answers given at most. */
export const MAX_CLOSEST = 3;

/** A parameter that is on or off. */
const Flag = (description: string) =>
  Type.Optional(Type.Enum(["1", "true", "0", "false"], { type: "string", description }));
type Flag = Static<ReturnType<typeof Flag>>;

/** @returns Whether a parameter is there, and on. */
export function isOn(flag: Flag | undefined): boolean {
  return flag === "1" || flag === "true";
}

export const SearchQuery = Type.Object({
  q: Type.String({ description: "The question: 1 to 1000 characters after trimming." }),
  partner: Type.Optional(
    Type.Array(Type.String(), { description: "Ids of the partners whose citations are wanted; all when absent." }),
  ),
  verbatim: Flag("Takes the words as typed, without correcting their spelling."),
  explain: Flag("Adds why the answer was chosen or declined."),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** How a question was understood, what was found, and why the answer was chosen or declined. */
export const Explanation = Type.Object(
  {
    tokens: Type.Array(Type.String(), { description: "The question's words, corrected and stemmed." }),
    corrections: Type.Record(Type.String(), Type.String(), {
      description: "Words that were misspelt, with what was meant.",
    }),
    passages: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() }), {
      description: "Bible passages that it names: first and last verse, as book, chapter and verse in one number.",
    }),
    candidates: Type.Array(
      Type.Object({
        id: Type.String(),
        score: Type.Number({ description: "A logit: a difference of 1 multiplies the odds by 2.7." }),
        evidence: Type.Object({
          classifier: Type.Number(),
          tokens: Type.Number(),
          pairs: Type.Number(),
          phrasing: Type.Number(),
          passage: Type.Number(),
          citedPassage: Type.Number(),
        }),
      }),
    ),
    features: Type.Record(Type.String(), Type.Number(), {
      description: "What the probabilities were computed from.",
    }),
    probability: Type.Number({ description: "That the best candidate is right: 0 to 1." }),
    probabilityOfClosest: Type.Number({ description: "That one of the first three is right: 0 to 1." }),
    decidedBy: Type.Union([Type.String(), Type.Null()], {
      description: "`exact phrasing`, `ranking` or `keyword rule`; null without an answer.",
    }),
  },
  { title: "Explanation" },
);
export type Explanation = Static<typeof Explanation>;

/** What came of a search: an answer that is surely meant, the closest ones, or nothing in common with any. */
export const outcomes = ["answer", "closest", "none"] as const;

/** An answer that may be meant. */
export const ClosestAnswer = Type.Object(
  {
    id: Type.String(),
    question: Type.String(),
    firstSentence: Type.String({ description: "How it begins, without marks." }),
  },
  { title: "ClosestAnswer" },
);
export type ClosestAnswer = Static<typeof ClosestAnswer>;

export const SearchResult = Type.Object(
  {
    outcome: Type.Enum([...outcomes]),
    answer: Type.Union([Answer, Type.Null()], { description: "Only with the outcome `answer`." }),
    closest: Type.Array(ClosestAnswer, {
      maxItems: MAX_CLOSEST,
      description: "Answers that may be meant, best first. With an answer: others, when it is less than sure.",
    }),
    mostAsked: Type.Array(AnswerLink, { description: "Only with the outcome `none`: what most visitors ask." }),
    correctedText: Type.Union([Type.String(), Type.Null()], {
      description: "The question with its spelling corrected, when that is what was searched.",
    }),
    passage: Type.Union([NamedPassage, Type.Null()], {
      description: "The passage of the Bible that the question names. Never with the outcome `answer`.",
    }),
    passageError: Type.Union([Type.String(), Type.Null()], {
      description: "What is wrong with a passage that the question names and that does not exist, in a sentence.",
    }),
    explanation: Type.Optional(Explanation),
  },
  { title: "SearchResult" },
);
export type SearchResult = Static<typeof SearchResult>;
