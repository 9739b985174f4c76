/** On client-side navigation, announces the page's title and moves the focus to its heading. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { HELP_FIRST_ID } from "../lib/help-first.ts";
import { announce } from "../stores/announcements.ts";
import { drawerOpen } from "../stores/sidebar.ts";
import { createStore, useStore } from "../stores/store.ts";
import { isInPlace } from "./use-history-state.ts";

/** The history entry whose heading was focused last, and whether its answer had arrived by then. */
const lastFocused = createStore<{ readonly key: string; readonly answered: boolean } | null>(() => null);

/** @param title - The page's title without the brand. */
export function useTitleAnnouncement(title: string): void {
  const arrival = useArrival();
  const { hash } = useLocation();
  const arrive = useEffectEvent(() => {
    if (arrival !== null && hash === "" && arrival !== lastFocused.get()?.key) announce(title);
  });
  // Runs before the page's effects, which may announce an answer that has already arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is announced once.
  useLayoutEffect(() => arrive(), [arrival]);
}

/**
 * Moves the focus to a page's heading on navigation, and again when its answer arrives. If the address names a place on
 * the page, the heading takes only a focus that is lost. Help that comes first takes the focus in its place.
 *
 * @param answered - Whether the page shows an answer.
 * @returns A ref for the heading.
 */
export function useHeadingFocus(answered: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useArrival();
  const { hash } = useLocation();
  useEffect(() => {
    if (arrival === null) return;
    const before = lastFocused.get();
    lastFocused.set({ key: arrival, answered });
    const isNew = before?.key !== arrival;
    const answerArrives = answered && (isNew || !before.answered);
    const { activeElement } = document;
    // A search box that persists keeps the focus; a heading that replaces another takes it over.
    const leaves = isNew && !heading.current?.closest("main")?.contains(activeElement);
    const moves = hash === "" && (answerArrives || leaves);
    const first = document.getElementById(HELP_FIRST_ID) ?? heading.current;
    if (moves || activeElement === document.body) first?.focus({ preventScroll: true });
  }, [arrival, hash, answered]);
  return heading;
}

/**
 * The key of the history entry if the visitor navigated to it. Null after a load, back or forward, after a change in
 * place, and while the drawer covers the page.
 */
function useArrival(): string | null {
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const covered = useStore(drawerOpen);
  return navigation === "PUSH" && !isInPlace(state) && !covered ? key : null;
}
