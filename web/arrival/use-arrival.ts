/** Carries out each arrival: the shell follows the history, and the parts of a page ask what is theirs to do. */
import {
  createContext,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { withoutTab } from "../lib/paths.ts";
import { HELP_FIRST_ID, idInHash } from "../lib/places.ts";
import { announce } from "../stores/announcements.ts";
import { scrollPositions } from "../stores/scroll-positions.ts";
import { drawerOpen } from "../stores/sidebar.ts";
import { useStore } from "../stores/store.ts";
import { type Arrival, type Conduct, conductOf } from "./arrival.ts";
import { settle } from "./settle.ts";

/** The state of an entry that changes a page in place. */
export const IN_PLACE = { inPlace: true } as const;

/** On the element in a place that takes the focus for it. */
export const FOCUSED_IN_PLACE = { "data-focused-in-place": "" } as const;

type EntryState = {
  readonly inPlace?: boolean;
  /** The mark whose link led to the entry. */
  readonly followed?: { readonly id: string };
} | null;

/** An arrival, and what has been done for it. */
export type CurrentArrival = {
  readonly by: Arrival["by"];
  readonly location: Location<EntryState>;
  readonly place: string | null;
  /** Read it in effects only: it depends on the document. */
  readonly conduct: Conduct;
  /** Whether the heading that took note of the arrival had an answer; null before that. */
  answered: boolean | null;
  announced: boolean;
};

const ArrivalContext = createContext<CurrentArrival | null>(null);
export const ArrivalProvider = ArrivalContext;

/** The arrival at the current entry; null outside the shell. */
export function useArrival(): CurrentArrival | null {
  return use(ArrivalContext);
}

/** Follows the history: scrolls, and moves the focus to places. Use it once, around the pages. */
export function useArrivals(): CurrentArrival {
  const location = useLocation();
  const navigation = useNavigationType();
  const [current, setCurrent] = useState(() => arrive(null, location, navigation));
  const arrival = current.location === location ? current : arrive(current.location, location, navigation);
  if (arrival !== current) setCurrent(arrival);

  useEffect(() => {
    // Until the page has loaded, and after it has been left, the browser restores where the reader was.
    const take = () => {
      window.history.scrollRestoration = "manual";
    };
    const leave = () => {
      window.history.scrollRestoration = "auto";
    };
    if (document.readyState === "complete") take();
    window.addEventListener("pageshow", take);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pageshow", take);
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    const { conduct, location } = arrival;
    const save = () => {
      // After a click, the address changes before the new page renders.
      const { pathname, search } = window.location;
      if (pathname === location.pathname && search === location.search)
        scrollPositions.set({ ...scrollPositions.get(), [entryOf(location)]: window.scrollY });
    };
    if (conduct.scroll === "stay") save();
    const stop = settle(arrival);
    window.addEventListener("scroll", save, { passive: true });
    // A link may be followed before the window has reported its last scrolling.
    window.addEventListener("click", save, { capture: true });
    return () => {
      stop();
      window.removeEventListener("scroll", save);
      window.removeEventListener("click", save, { capture: true });
    };
  }, [arrival]);
  return arrival;
}

/** The first entry of every visit has the same key, so the key alone does not identify an entry. */
const entryOf = ({ key, pathname, search, hash }: Location) => `${key} ${pathname}${search}${hash}`;

function arrive(
  previous: Location<EntryState> | null,
  location: Location<EntryState>,
  navigation: `${NavigationType}`,
): CurrentArrival {
  const by = previous === null ? "load" : (navigation.toLowerCase() as "pop" | "push" | "replace");
  const inPlace = location.state?.inPlace === true;
  const place = (by === "pop" ? markLeft(previous, location) : null) ?? idInHash(location.hash);
  let conduct: Conduct | null = null;
  return {
    by,
    location,
    place,
    get conduct() {
      conduct ??= conductOf({
        by,
        place,
        inPlace,
        rendered: document.querySelector("#root[data-rendered]") !== null,
        repeated: !inPlace && previous !== null && addressOf(previous) === addressOf(location),
        stored: scrollPositions.get()[entryOf(location)] ?? null,
      });
      return conduct;
    },
    answered: null,
    announced: false,
  };
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** The mark that the visitor had followed, if they are back on its page. */
function markLeft(previous: Location<EntryState> | null, here: Location): string | null {
  if (previous?.pathname !== here.pathname || withoutTab(previous.search) !== withoutTab(here.search)) return null;
  return here.hash === "" ? (previous.state?.followed?.id ?? null) : null;
}

/**
 * Announces a page's title, unless the focus on its heading reads it out.
 *
 * @param title - Without the brand.
 */
export function useTitleAnnouncement(title: string): void {
  const arrival = useArrival();
  const covered = useStore(drawerOpen);
  const arriveAt = useEffectEvent(() => {
    if (arrival === null || covered || arrival.announced || !arrival.conduct.announce) return;
    arrival.announced = true;
    if (document.activeElement?.tagName !== "H1") announce(title);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is announced once.
  useEffect(() => arriveAt(), [arrival, covered]);
}

/**
 * Announces an answer when the visitor arrives at it, or when it has come.
 *
 * @param found - What to announce; null while there is nothing yet.
 */
export function useAnswerAnnouncement(found: string | null): void {
  const arrival = useArrival();
  const awaited = useRef(false);
  useEffect(() => {
    if (found === null) awaited.current = true;
    else if (awaited.current || arrival?.conduct.announce) {
      awaited.current = false;
      announce(found);
    }
  }, [found, arrival]);
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
  const covered = useStore(drawerOpen);
  useEffect(() => {
    if (arrival === null || covered) return;
    const { conduct, by } = arrival;
    const toPage = conduct.focus === "page";
    if (!toPage && !(conduct.focus === "place" && by === "push")) return;
    const isNew = arrival.answered === null;
    const answerArrives = answered && !arrival.answered;
    arrival.answered = answered;
    const { activeElement } = document;
    // A search box that persists keeps the focus; a heading that replaces another takes it over.
    const leaves = isNew && !heading.current?.closest("main")?.contains(activeElement);
    const first = document.getElementById(HELP_FIRST_ID) ?? heading.current;
    if ((toPage && (answerArrives || leaves)) || activeElement === document.body) first?.focus({ preventScroll: true });
  }, [arrival, covered, answered]);
  return heading;
}
