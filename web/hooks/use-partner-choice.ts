/** The partners that the next question from the home screen is asked of. */
import { useState } from "react";
import { usePartners } from "../data/partners.ts";
import { knownPartnerIds, type Search, searchCall } from "../lib/paths.ts";
import { selectedPartners } from "../stores/selected-partners.ts";
import { useStore } from "../stores/store.ts";

/**
 * Next to an answer, the partners that were searched are chosen, until the visitor changes them there.
 *
 * @param search - The search whose answer the screen shows; null without one.
 * @returns The ids of existing partners, and a function that replaces them.
 */
export function usePartnerChoice(search: Search | null): [readonly string[], (partnerIds: readonly string[]) => void] {
  const partners = usePartners();
  const selected = useStore(selectedPartners);
  const address = search && searchCall(search);
  const [changedAt, setChangedAt] = useState<string | null>(null);
  const ids = search === null || changedAt === address ? selected : search.partnerIds;
  const choose = (partnerIds: readonly string[]) => {
    selectedPartners.set([...partnerIds]);
    setChangedAt(address);
  };
  return [partners.status === "ready" ? knownPartnerIds(ids, partners.data) : ids, choose];
}
