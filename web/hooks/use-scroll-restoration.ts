/**
 * Scroll restoration for each history entry. Navigation begins at the top, or at the place that the address names;
 * back, forward and reload restore the position; replacing the address does not scroll.
 */
import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { saveScrollPositions, scrollPositions } from "../stores/scroll-positions.ts";
import { isInPlace } from "./use-history-state.ts";

/** How long to wait for a page to grow to its former height. */
const RESTORE_TIMEOUT = 3_000; // milliseconds

/** Use it once, around the pages. */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const inPlace = isInPlace(state);
  const navigation = useNavigationType();
  // The first entry of every visit has the same key, so the key alone does not identify an entry.
  const entry = `${key} ${pathname}${search}`;

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    window.addEventListener("pagehide", saveScrollPositions);
    return () => window.removeEventListener("pagehide", saveScrollPositions);
  }, []);

  useLayoutEffect(() => {
    // After a click, the URL changes before the new page renders; ignore scroll events until it has.
    const isHere = () => window.location.pathname === pathname && window.location.search === search;
    const savePosition = () => {
      if (isHere()) scrollPositions.get().set(entry, window.scrollY);
    };
    // An entry that was never scrolled is at the top.
    const top = hash === "" ? 0 : undefined;
    const known = navigation === "POP" ? (scrollPositions.get().get(entry) ?? top) : undefined;
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
 * Scrolls to a stored position or else to the target of the hash, and focuses the target if it is focusable. Returns
 * false while the page is too short.
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

/** A hash with an invalid percent-encoding names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Retries whenever the page grows, until it succeeds, the reader scrolls, or the time is up. */
function retryUntilTallEnough(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timeout = setTimeout(() => stop(), RESTORE_TIMEOUT);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timeout);
    window.removeEventListener("wheel", stop);
    window.removeEventListener("touchmove", stop);
  };
  growth.observe(document.body);
  window.addEventListener("wheel", stop, { passive: true });
  window.addEventListener("touchmove", stop, { passive: true });
  return stop;
}
