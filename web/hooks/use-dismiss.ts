/** Closing what lies above the page: Escape, a click elsewhere, or the focus moving on. */
import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * @param open - Whether there is something to close.
 * @param area - What belongs to it; its opener included, so that a click there is not counted twice.
 * @param onDismiss - Is told whether the focus should go back to the opener.
 */
export function useDismiss(
  open: boolean,
  area: RefObject<HTMLElement | null>,
  onDismiss: (returnFocus: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    // An area that has just been replaced has nothing outside it.
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
  }, [open, area]);
}
