/** The suggested searches of the home screen. */
import { type Static, Type } from "typebox";
import { SUGGESTIONS_PER_SET } from "../shared/limits.ts";

/** The icons that the client shows beside suggestions. */
export const suggestionIcons = ["book", "scales", "candle", "rainbow", "rings", "anchor", "door", "chalice"] as const;

export const SuggestedSearch = Type.Object(
  {
    title: Type.String(),
    description: Type.String(),
    icon: Type.Enum([...suggestionIcons]),
  },
  { title: "SuggestedSearch" },
);
export type SuggestedSearch = Static<typeof SuggestedSearch>;

export const SuggestionSets = Type.Object(
  {
    sets: Type.Array(Type.Array(SuggestedSearch, { minItems: SUGGESTIONS_PER_SET, maxItems: SUGGESTIONS_PER_SET })),
  },
  { title: "SuggestionSets" },
);
export type SuggestionSets = Static<typeof SuggestionSets>;
