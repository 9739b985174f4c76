/** What the server put into the page, so that the first paint needs no call: partners, suggestions and their revision. */
import type { Partner } from "../../server/contract/partner.ts";
import type { SuggestionSets } from "../../server/contract/suggestion.ts";
import { PARTNERS } from "./partners.ts";
import { SUGGESTIONS } from "./suggestions.ts";

type Bootstrap = { partners: Partner[]; suggestions: SuggestionSets; revision: string | null };

/** The entries by their address; none when the page came without, as from Vite's own server. */
export function bootstrapped(): Record<string, unknown> {
  const bootstrap = readBootstrap();
  return bootstrap === null ? {} : { [PARTNERS]: bootstrap.partners, [SUGGESTIONS]: bootstrap.suggestions };
}

/** The revision that the page began with, or null where that is not known. */
export function bootstrappedRevision(): string | null {
  return readBootstrap()?.revision ?? null;
}

function readBootstrap(): Bootstrap | null {
  const text = document.getElementById("bootstrap")?.textContent;
  return text ? (JSON.parse(text) as Bootstrap) : null;
}
