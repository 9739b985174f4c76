/** What is suggested as a question is typed: questions with an answer, and a verse that is being quoted. */
import { type Static, Type } from "typebox";
import { named, nullable } from "./schema-parts.ts";
import { PassageLink } from "./scripture.ts";

/** Maximum number of completions. */
export const MAX_COMPLETIONS = 8;

export const Completion = named("Completion", {
  id: Type.String({ description: "Id of the answer it leads to." }),
  question: Type.String({ description: "The answer's question." }),
  alsoAskedAs: nullable(Type.String(), {
    description: "The phrasing that matches the typed text; null if the question itself matches.",
  }),
  topic: Type.String({ description: "The topic of the answer, such as `Of Salvation`." }),
});
export type Completion = Static<typeof Completion>;

export const SuggestedVerse = Type.Object(
  { ...PassageLink.properties, text: Type.String({ description: "In the translation whose words were typed." }) },
  { title: "SuggestedVerse" },
);
export type SuggestedVerse = Static<typeof SuggestedVerse>;

export const Completions = named("Completions", {
  completions: Type.Array(Completion, { maxItems: MAX_COMPLETIONS }),
  verse: nullable(SuggestedVerse, { description: "A verse whose words were typed; usually null." }),
});
export type Completions = Static<typeof Completions>;
