/** What completes a question while it is typed. */
import { type Static, Type } from "typebox";

/** Completions given at most. */
export const MAX_COMPLETIONS = 8;

export const Completions = Type.Object(
  {
    completions: Type.Array(
      Type.Object({
        id: Type.String({ description: "The answer it leads to." }),
        text: Type.String({ description: "A question to ask." }),
        category: Type.String({ description: "The head the answer stands under, such as `Of Salvation`." }),
      }),
      { maxItems: MAX_COMPLETIONS },
    ),
  },
  { title: "Completions" },
);
export type Completions = Static<typeof Completions>;
