/**
 * Where each entry of the browser's history was scrolled to. Going somewhere begins at the top, or at the place the
 * address names; back, forward and reload return to where the visitor was; a replaced address moves nothing.
 */
import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { saveScrollPositions, scrollPositions } from "../stores/scroll-positions.ts";
import { isInPlace } from "./use-history-state.ts";

/** How long a page may take to grow as long as it was. */
const RESTORE_TIMEOUT = 3_000; // milliseconds

/** To be used once, around the pages. */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const inPlace = isInPlace(state);
  const navigation = useNavigationType();
  // The first entry of every visit has the same key, so the key alone does not tell entries apart.
  const entry = `${key} ${pathname}${search}`;

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    window.addEventListener("pagehide", saveScrollPositions);
    return () => window.removeEventListener("pagehide", saveScrollPositions);
  }, []);

  useLayoutEffect(() => {
    // Between a click and the next page's drawing the address is the next page's already: its scrolling is not ours.
    const isHere = () => window.location.pathname === pathname && window.location.search === search;
    const savePosition = () => {
      if (isHere()) scrollPositions.get().set(entry, window.scrollY);
    };
    const known = navigation === "POP" ? scrollPositions.get().get(entry) : undefined;
    const stays = navigation === "REPLACE" || (navigation === "PUSH" && inPlace);
    if (stays) savePosition();
    else if (navigation === "PUSH") window.scrollTo(0, 0);
    const stop = stays ? undefined : retryUntilTallEnough(() => restore(known, hash));
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener("scroll", savePosition);
    };
  }, [entry, pathname, search, hash, navigation, inPlace]);
}

/**
 * Scrolls to a known position, or else goes to the place that the hash names, with the focus if it takes one; false
 * while the page is too short for that.
 */
function restore(top: number | undefined, hash: string): boolean {
  if (top !== undefined) {
    window.scrollTo(0, top);
    return window.scrollY >= top - 1;
  }
  if (hash === "") return true;
  const place = document.getElementById(decoded(hash.slice(1)));
  place?.scrollIntoView();
  if (place?.tabIndex === -1) place.focus({ preventScroll: true });
  return place !== null;
}

/** An address can have a sign for a percentage where none may be; then it names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Tries again whenever the page grows, until it succeeds, the reader begins to scroll, or patience ends. */
function retryUntilTallEnough(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const patience = setTimeout(() => stop(), RESTORE_TIMEOUT);
  const stop = () => {
    growth.disconnect();
    clearTimeout(patience);
    window.removeEventListener("wheel", stop);
    window.removeEventListener("touchmove", stop);
  };
  growth.observe(document.body);
  window.addEventListener("wheel", stop, { passive: true });
  window.addEventListener("touchmove", stop, { passive: true });
  return stop;
}
