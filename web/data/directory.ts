/** Partners by id. */
import type { Partner } from "../../server/contract/partner.ts";

export type Directory = ReadonlyMap<string, Partner>;

export function directoryOf(partners: readonly Partner[]): Directory {
  return new Map(partners.map((partner) => [partner.id, partner]));
}
