/** Whether the page has been hydrated, for what only a browser knows. */
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** @returns False on the server and while hydrating its markup; then the component renders again with true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
