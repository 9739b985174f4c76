/** What a search is asked and what it answers. */
import { type Static, Type } from "typebox";
import { Answer, AnswerLink } from "./answer.ts";

export const SearchQuery = Type.Object({
  q: Type.String({ description: "The question: 1 to 1000 characters after trimming." }),
  partner: Type.Optional(
    Type.Array(Type.String(), { description: "Ids of the partners whose citations are wanted; all when absent." }),
  ),
  verbatim: Type.Optional(Type.Boolean({ description: "Takes the words as typed, without mending their spelling." })),
  explain: Type.Optional(Type.Boolean({ description: "Adds why the answer was chosen or declined." })),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** How a question was understood, what was found, and why the answer was chosen or declined. */
export const Explanation = Type.Object(
  {
    terms: Type.Array(Type.String(), { description: "The question's terms, stemmed." }),
    candidates: Type.Array(
      Type.Object({
        id: Type.String(),
        score: Type.Number(),
        evidence: Type.Object({
          asked: Type.Number(),
          whole: Type.Number(),
          learned: Type.Number(),
          passages: Type.Number(),
        }),
      }),
    ),
    signs: Type.Union([Type.Record(Type.String(), Type.Number()), Type.Null()]),
    confidence: Type.Union([Type.Number(), Type.Null()]),
    by: Type.Union([Type.String(), Type.Null()], {
      description: "`exact`, `index` or `keyword rule`; null when declined.",
    }),
  },
  { title: "Explanation" },
);
export type Explanation = Static<typeof Explanation>;

export const SearchResult = Type.Object(
  {
    answer: Type.Union([Answer, Type.Null()], { description: "Null when no answer is surely about the question." }),
    corrected: Type.Union([Type.String(), Type.Null()], {
      description: "The question with its spelling mended, when that is what was searched.",
    }),
    related: Type.Array(AnswerLink, { description: "With an answer: related questions. Without: the nearest ones." }),
    explanation: Type.Optional(Explanation),
  },
  { title: "SearchResult" },
);
export type SearchResult = Static<typeof SearchResult>;
