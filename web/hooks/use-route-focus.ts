/** Coming to another page without loading it: the focus goes to its heading, and its title is read out. */
import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { announce } from "../stores/announcements.ts";
import { drawerOpen } from "../stores/sidebar.ts";
import { useStore } from "../stores/store.ts";
import { isInPlace } from "./use-history-state.ts";

/** The entry of the browser's history whose heading had the focus last, and its heading. */
let lastFocused: { readonly key: string; readonly heading: Element } | null = null;

/** @param title - As the browser's tab shows it, without the brand. */
export function useRouteFocus(title: string): void {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  const drawer = useStore(drawerOpen);

  // After every drawing: a page can come without a heading, or change it, while its data is on the way.
  useEffect(() => {
    if (navigation !== "PUSH" || hash !== "" || drawer || isInPlace(state)) return;
    const main = document.getElementById("main");
    const heading = main?.querySelector("h1");
    const arriving = key !== lastFocused?.key;
    if (!heading || (!arriving && heading === lastFocused?.heading)) return;
    lastFocused = { key, heading };

    const { activeElement } = document;
    if (activeElement === heading) return; // An answer was there already, and has been announced.
    if (arriving) announce(title);
    if (activeElement === document.body || (arriving && !main?.contains(activeElement))) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  });
}
