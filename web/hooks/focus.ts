/** Keeps the focus nearby when its element disappears, and moves it to what the address names. */
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

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

/**
 * Focuses an element when the visitor arrives at it by the address.
 *
 * @param arrival - The history entry; each new one focuses the element once. Null does nothing.
 * @param find - Returns the element, if it is on the page.
 */
export function useArrivalFocus(arrival: string | null, find: () => HTMLElement | null): void {
  const focus = useEffectEvent(() => {
    const element = find();
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (arrival === null) return;
    focus();
    // Again, because the browser moves the focus itself when the visitor edits the hash.
    const listener = () => focus();
    window.addEventListener("hashchange", listener);
    return () => window.removeEventListener("hashchange", listener);
  }, [arrival]);
}
