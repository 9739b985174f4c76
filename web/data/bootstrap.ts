/** What the server put into the page, so that the first paint needs no call: partners and suggestions. */
import type { Partner } from "../../server/contract/partner.ts";
import type { SuggestionSets } from "../../server/contract/suggestion.ts";
import { PARTNERS } from "./partners.ts";
import { SUGGESTIONS } from "./suggestions.ts";

type Bootstrap = { partners: Partner[]; suggestions: SuggestionSets };

/** The entries by their address; none when the page came without, as from Vite's own server. */
export function bootstrapped(): Record<string, unknown> {
  const text = document.getElementById("bootstrap")?.textContent;
  if (!text) return {};
  const { partners, suggestions } = JSON.parse(text) as Bootstrap;
  return { [PARTNERS]: partners, [SUGGESTIONS]: suggestions };
}
