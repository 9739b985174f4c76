/** The partners, in display order. */
import type { Partner } from "../../server/contract/partner.ts";
import { type Query, useQuery } from "./use-query.ts";

export const PARTNERS = "/api/partners";

/** Partners change with the content, not under a visitor: once there, they are asked for again only on focus. */
export function usePartners(): Query<Partner[]> {
  return useQuery<Partner[]>(PARTNERS, { revalidateIfStale: false });
}
