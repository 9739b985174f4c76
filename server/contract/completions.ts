/** What is suggested as a question is typed: questions with an answer, and a verse that is being quoted. */
import { type Static, Type } from "typebox";
import { PassageLink } from "./scripture.ts";

/** Maximum number of completions. */
export const MAX_COMPLETIONS = 8;

export const Completion = Type.Object(
  {
    id: Type.String({ description: "Id of the answer it leads to." }),
    question: Type.String({ description: "The answer's question." }),
    alsoAskedAs: Type.Union([Type.String(), Type.Null()], {
      description: "The phrasing that matches the typed text; null if the question itself matches.",
    }),
    topic: Type.String({ description: "The topic of the answer, such as `Of Salvation`." }),
  },
  { title: "Completion" },
);
export type Completion = Static<typeof Completion>;

export const SuggestedVerse = Type.Object(
  { ...PassageLink.properties, text: Type.String({ description: "In the translation whose words were typed." }) },
  { title: "SuggestedVerse" },
);
export type SuggestedVerse = Static<typeof SuggestedVerse>;

export const Completions = Type.Object(
  {
    completions: Type.Array(Completion, { maxItems: MAX_COMPLETIONS }),
    verse: Type.Union([SuggestedVerse, Type.Null()], { description: "A verse whose words were typed; usually null." }),
  },
  { title: "Completions" },
);
export type Completions = Static<typeof Completions>;
