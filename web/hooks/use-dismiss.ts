/** Closes a popover on Escape, on a click outside, and when the focus leaves. */
import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * @param area - The popover together with its opener, which closes it itself.
 * @param onDismiss - Receives whether the focus should return to the opener.
 */
export function useDismiss(area: RefObject<HTMLElement | null>, onDismiss: (returnFocus: boolean) => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    // While the area is being replaced, nothing is outside it.
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && area.current?.contains(target) === false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") dismiss(true);
    };
    const onElsewhere = (event: Event) => {
      if (isOutside(event.target)) dismiss(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [area]);
}
