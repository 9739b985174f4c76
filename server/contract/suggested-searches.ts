/** The suggested searches of the home screen. */
import { type Static, Type } from "typebox";
import { SUGGESTIONS_PER_SET } from "../shared/limits.ts";
import { named } from "./schema-parts.ts";

/** The icons that the client shows beside suggestions. */
export const suggestionIcons = ["book", "scales", "candle", "rainbow", "rings", "anchor", "door", "chalice"] as const;

export const SuggestedSearch = named("SuggestedSearch", {
  title: Type.String(),
  description: Type.String(),
  icon: Type.Enum([...suggestionIcons]),
});
export type SuggestedSearch = Static<typeof SuggestedSearch>;

export const SuggestionSets = named("SuggestionSets", {
  sets: Type.Array(Type.Array(SuggestedSearch, { minItems: SUGGESTIONS_PER_SET, maxItems: SUGGESTIONS_PER_SET })),
});
export type SuggestionSets = Static<typeof SuggestionSets>;
