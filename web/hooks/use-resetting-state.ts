/** State that begins again whenever what it began with changes. */
import { useState } from "react";

/** @param initial - Another value than at the last drawing replaces whatever was set since. */
export function useResettingState<T>(initial: T): [T, (value: T) => void] {
  const [state, setState] = useState({ initial, value: initial });
  if (state.initial !== initial) setState({ initial, value: initial });
  return [state.value, (value) => setState({ initial, value })];
}
