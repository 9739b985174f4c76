/** Completions of a question as it is typed. */
import { type Static, Type } from "typebox";

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

export const Completions = Type.Object(
  { completions: Type.Array(Completion, { maxItems: MAX_COMPLETIONS }) },
  { title: "Completions" },
);
export type Completions = Static<typeof Completions>;
