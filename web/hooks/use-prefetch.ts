/** Prefetching a page. */
import { createContext, useContext } from "react";

/** Fetches the code and the data that an address needs. The routes provide it; without it, nothing is prefetched. */
export const PrefetchContext = createContext<(address: string) => void>(() => undefined);

/** @returns A function to call with an address that the visitor is about to open. */
export function usePrefetch(): (address: string) => void {
  return useContext(PrefetchContext);
}
