/** Coming to another page without loading it: its title is read out, and its heading takes the focus. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { announce } from "../stores/announcements.ts";
import { drawerOpen } from "../stores/sidebar.ts";
import { createStore, useStore } from "../stores/store.ts";
import { isInPlace } from "./use-history-state.ts";

/** The entry of the history whose heading had the focus last, and whether the page had its answer by then. */
const lastFocused = createStore<{ readonly key: string; readonly answered: boolean } | null>(() => null);

/** @param title - As the browser's tab shows it, without the brand. */
export function useTitleAnnouncement(title: string): void {
  const arrival = useArrival();
  const arrive = useEffectEvent(() => {
    if (arrival !== null && arrival !== lastFocused.get()?.key) announce(title);
  });
  // Before the effects of the page, which may announce an answer that is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is announced once.
  useLayoutEffect(() => arrive(), [arrival]);
}

/**
 * Moves the focus to a page's heading when the visitor comes to the page, and again when its answer arrives.
 *
 * @param answered - Whether the heading stands over an answer.
 * @returns To be put on the heading.
 */
export function useHeadingFocus(answered: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useArrival();
  useEffect(() => {
    if (arrival === null) return;
    const before = lastFocused.get();
    lastFocused.set({ key: arrival, answered });
    const isNew = before?.key !== arrival;
    const answerArrives = answered && (isNew || !before.answered);
    const { activeElement } = document;
    // A search box that is still there keeps the focus; a heading that replaces another takes it over.
    const leaves = isNew && !heading.current?.closest("main")?.contains(activeElement);
    if (answerArrives || leaves || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [arrival, answered]);
  return heading;
}

/**
 * The key of the history entry that the visitor came to by going there. Null after a load, back or forward, after a
 * step to a place on the page or a change in place, and as long as the drawer covers the page.
 */
function useArrival(): string | null {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  const covered = useStore(drawerOpen);
  return navigation === "PUSH" && hash === "" && !isInPlace(state) && !covered ? key : null;
}
