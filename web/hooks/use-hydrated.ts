/** Whether the page runs in a browser by now, for what only a browser knows. */
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** @returns False on the server and for the markup that came from it; the page is drawn again with true at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
