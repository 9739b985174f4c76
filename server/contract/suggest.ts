/** What completes a question while it is typed. */
import { type Static, Type } from "typebox";

/** Completions given at most. */
export const MAX_COMPLETIONS = 8;

export const Completion = Type.Object(
  {
    id: Type.String({ description: "The answer it leads to." }),
    question: Type.String({ description: "The question of that answer." }),
    alsoAskedAs: Type.Union([Type.String(), Type.Null()], {
      description: "Another way to ask it, when that matches what was typed and the question itself does not.",
    }),
    category: Type.String({ description: "The topic of the answer, such as `Of Salvation`." }),
  },
  { title: "Completion" },
);
export type Completion = Static<typeof Completion>;

export const Completions = Type.Object(
  { completions: Type.Array(Completion, { maxItems: MAX_COMPLETIONS }) },
  { title: "Completions" },
);
export type Completions = Static<typeof Completions>;
