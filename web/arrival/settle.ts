/** Scrolls to where an arrival leads and focuses the place that it names, as soon as the page has both. */
import type { CurrentArrival } from "./use-arrival.ts";

/** What a reader does to move on the page. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Tries again whenever the page grows or changes, until it succeeds or the reader moves.
 *
 * @returns A function that stops it.
 */
export function settle(arrival: Pick<CurrentArrival, "by" | "place" | "conduct">): () => void {
  const { by, place, conduct } = arrival;
  if (by === "push" && conduct.scroll === "place") window.scrollTo(0, 0);
  const attempt = () => scrollTo(conduct.scroll, place) && focusPlace(arrival);
  const growth = new ResizeObserver(() => retry());
  const changes = new MutationObserver(() => retry());
  const stop = () => {
    growth.disconnect();
    changes.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const retry = () => {
    if (attempt()) stop();
  };
  // The browser itself moves the focus when the visitor edits the hash.
  window.addEventListener("hashchange", attempt);
  if (!attempt()) {
    growth.observe(document.body);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  }
  return () => {
    stop();
    window.removeEventListener("hashchange", attempt);
  };
}

/** @returns False while the page is too short or the place is missing. */
function scrollTo(scroll: CurrentArrival["conduct"]["scroll"], place: string | null): boolean {
  if (scroll === "stay") return true;
  if (scroll === "place") {
    const element = elementOf(place);
    element?.scrollIntoView();
    return element !== null;
  }
  window.scrollTo(0, scroll);
  return window.scrollY >= scroll - 1;
}

/** @returns False while the place is missing. */
function focusPlace({ by, place, conduct }: Pick<CurrentArrival, "by" | "place" | "conduct">): boolean {
  if (conduct.focus !== "place") return true;
  const element = elementOf(place);
  if (element === null) return false;
  if (by === "load" && !isUntouched()) return true;
  const target = element.querySelector<HTMLElement>("[data-focused-in-place]") ?? element;
  if (target.tabIndex === -1) target.tabIndex = -1; // Now it can be focused.
  target.focus({ preventScroll: true });
  return true;
}

function elementOf(id: string | null): HTMLElement | null {
  return id === null ? null : document.getElementById(id);
}

/** Whether the reader has neither moved the focus nor selected anything. */
export function isUntouched(): boolean {
  return document.activeElement === document.body && getSelection()?.isCollapsed !== false;
}
