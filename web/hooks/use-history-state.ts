/** A value that belongs to an entry of the browser's history: back, forward and reload bring it back. */
import { useLocation, useNavigate } from "react-router-dom";

/** The state of an entry that changes a page without leaving it: neither scrolling nor focus move. */
export const IN_PLACE = { inPlace: true } as const;

export function isInPlace(state: unknown): boolean {
  return (state as { inPlace?: boolean } | null)?.inPlace === true;
}

/**
 * @param name - Under which the entry keeps it.
 * @param initial - What a new entry starts with.
 */
export function useHistoryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as Record<string, T> | null;
  const set = (value: T) =>
    navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { replace: true, state: { ...state, [name]: value } },
    );
  return [state?.[name] ?? initial, set];
}
