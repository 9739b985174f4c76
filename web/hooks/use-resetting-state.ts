/** State that resets whenever its initial value changes. */
import { useState } from "react";

/** @param initial - When it differs from the previous render, it replaces the state. */
export function useResettingState<T>(initial: T): [T, (value: T) => void] {
  const [state, setState] = useState({ initial, value: initial });
  if (state.initial !== initial) setState({ initial, value: initial });
  return [state.value, (value) => setState({ initial, value })];
}
