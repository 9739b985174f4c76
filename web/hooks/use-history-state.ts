/** A value stored with a history entry: back, forward and reload restore it. */
import { useLocation, useNavigate } from "react-router-dom";
import { IN_PLACE } from "../arrival/use-arrival.ts";

/**
 * @param name - Its key in the entry's state.
 * @param initial - The value in a new entry.
 */
export function useHistoryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as Record<string, T> | null;
  const set = (value: T) =>
    navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { replace: true, state: { ...state, ...IN_PLACE, [name]: value } },
    );
  return [state?.[name] ?? initial, set];
}
