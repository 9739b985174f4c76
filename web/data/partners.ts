/** The partners, in display order and by id. */
import { useMemo } from "react";
import type { Partner } from "../../server/contract/partner.ts";
import { partnersCall } from "../lib/paths.ts";
import { type Query, useQuery } from "./use-query.ts";

export type PartnersById = ReadonlyMap<string, Partner>;

export function usePartners(): Query<Partner[]> {
  return useQuery(partnersCall);
}

/** @returns The partners by id, or none until they are loaded; the same map as long as they do not change. */
export function usePartnersById(): PartnersById {
  const query = usePartners();
  const partners = query.status === "ready" ? query.data : null;
  return useMemo(() => new Map((partners ?? []).map((partner) => [partner.id, partner])), [partners]);
}
