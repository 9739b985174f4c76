/** Fetching the code of a page a moment early. */
import { createContext, useContext } from "react";

/** Fetches the code that an address needs. Whoever mounts the pages provides it; without one nothing is fetched early. */
export const PrefetchContext = createContext<(address: string) => void>(() => undefined);

/** @returns To be called with an address when someone is about to go there. */
export function usePrefetch(): (address: string) => void {
  return useContext(PrefetchContext);
}
