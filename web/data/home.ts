/** What the home screen opens with, the doors, and who runs this site. */
import type { About } from "../../server/contract/about.ts";
import type { Door, Home } from "../../server/contract/home.ts";
import { aboutCall, doorCall, homeCall } from "../lib/paths.ts";
import { type Query, useQuery, useSteadyQuery } from "./use-query.ts";

/**
 * The doors and the question of the day, which does not change under the reader at midnight.
 *
 * @param isShown - If not, nothing is fetched.
 */
export function useHome(isShown: boolean): Query<Home> {
  return useSteadyQuery<Home>(isShown ? homeCall : null);
}

/** A door with its questions. */
export function useDoor(id: string): Query<Door> {
  return useQuery<Door>(doorCall(id));
}

export function useAbout(): Query<About> {
  return useQuery<About>(aboutCall);
}
