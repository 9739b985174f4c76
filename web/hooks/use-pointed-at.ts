/** Which of several things the visitor points at or has focused. */
import { useState } from "react";

/** @returns The thing, and the props for the element of each. */
export function usePointedAt<T>() {
  const [pointedAt, setPointedAt] = useState<T | null>(null);
  const leave = () => setPointedAt(null);
  const pointing = (thing: T) => {
    const enter = () => setPointedAt(thing);
    return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
  };
  return [pointedAt, pointing] as const;
}
