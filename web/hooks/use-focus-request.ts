/** Setting the focus on an element that may not be drawn yet: used by the part of the page that draws it. */
import { useEffect } from "react";

/** An element, by its id, that is to get the focus. */
export type FocusRequest = { readonly elementId: string };

/** @param request - Each new one is carried out once; null asks for nothing. */
export function useFocusRequest(request: FocusRequest | null): void {
  useEffect(() => {
    const element = request && document.getElementById(request.elementId);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "center" });
  }, [request]);
}
