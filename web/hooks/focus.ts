/** Keeps the focus nearby when its element disappears. */
import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus from an element about to be removed to the nearest focusable ancestor, without scrolling. */
export function leaveFocusNear(element: Element): void {
  element.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
}

/**
 * Returns the focus to the opener when the thing it opened closes, unless something else has taken the focus. If the
 * opener is disabled by then, the focus goes near it.
 *
 * @param open - Whether it is open.
 * @returns A ref for the opener.
 */
export function useReturnFocus<T extends HTMLElement>(open: boolean): RefObject<T | null> {
  const opener = useRef<T>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed || !opener.current || document.activeElement !== document.body) return;
    if (opener.current.matches(":disabled")) leaveFocusNear(opener.current);
    else opener.current.focus();
  }, [open]);
  return opener;
}
