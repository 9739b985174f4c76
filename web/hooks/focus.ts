/** Keeping the keyboard's place when what had the focus goes away, and moving it on request. */
import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus from an element that is about to go to the nearest area around it, without a jump. */
export function leaveFocusNear(element: Element): void {
  element.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
}

/**
 * Gives the focus back to what opened something, once that is closed and nothing else has taken it; or leaves it near
 * an opener that is disabled by then.
 *
 * @param open - Whether it is open.
 * @returns To be put on the opener.
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

/** An element, by its id, that is to get the focus. */
export type FocusRequest = { readonly elementId: string };

/**
 * Sets the focus on an element that may not be drawn yet: used by the part of the page that draws it.
 *
 * @param request - Each new one is carried out once; null asks for nothing.
 */
export function useFocusRequest(request: FocusRequest | null): void {
  useEffect(() => {
    const element = request && document.getElementById(request.elementId);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }, [request]);
}
