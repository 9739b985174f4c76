/** Who runs this site, and how much there is. */
import type { About } from "../../server/contract/about.ts";
import { aboutCall } from "../lib/paths.ts";
import { type Query, useQuery } from "./use-query.ts";

export function useAbout(): Query<About> {
  return useQuery<About>(aboutCall);
}
