/**
 * The tooltips of the collapsed sidebar, for all its elements with `data-tooltip`. Radix has no tooltip for a whole
 * area: its tooltips wrap each button, and a button that is wrapped later, when the tooltip's code arrives, is mounted
 * again, which loses its focus and closes what it opened.
 */
import { type RefObject, useEffect, useState } from "react";

const DELAY = 700; // milliseconds until the first opens
const GRACE = 300; // milliseconds after one has closed in which the next opens at once
const GAP = 8; // pixels between a tooltip and what it names

/** @param props.area - Where the elements are. */
export function Tooltips({ area }: { area: RefObject<HTMLElement | null> }) {
  const [named, setNamed] = useState<HTMLElement | null>(null);
  useEffect(() => (area.current ? watch(area.current, setNamed) : undefined), [area]);
  if (named === null) return null;

  const { right, top, height } = named.getBoundingClientRect();
  return (
    <span
      className="pointer-events-none fixed z-20 -translate-y-1/2 whitespace-nowrap rounded-sm bg-ink px-2.25 py-1.25 font-medium text-label text-paper"
      role="tooltip"
      style={{ left: right + GAP, top: top + height / 2 }}
    >
      {named.dataset.tooltip}
    </span>
  );
}

/**
 * Follows the pointer and the focus.
 *
 * @param onShow - Receives the element whose tooltip is to show; null for none.
 * @returns A function that stops this.
 */
function watch(area: HTMLElement, onShow: (named: HTMLElement | null) => void): () => void {
  let pointed: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (named: HTMLElement | null) => {
    clearTimeout(timer);
    if (shown && !named) closedAt = Date.now();
    shown = named;
    onShow(named);
  };
  const point = (named: HTMLElement | null) => {
    if (named === pointed) return;
    pointed = named;
    const atOnce = shown !== null || Date.now() - closedAt < GRACE;
    show(atOnce ? named : null);
    if (named && !atOnce) timer = setTimeout(show, DELAY, named);
  };
  const focus = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches(":focus-visible")) show(namedBy(target));
  };
  const hide = () => show(null);

  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener(
    "pointerover",
    ({ pointerType, target }) => point(pointerType === "mouse" ? namedBy(target) : null),
    { signal },
  );
  area.addEventListener("pointerleave", () => point(null), { signal });
  area.addEventListener("click", hide, { signal });
  area.addEventListener("focusin", ({ target }) => focus(target), { signal });
  area.addEventListener("focusout", hide, { signal });
  // While pointing, the focus may be anywhere.
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), { signal });
  if (area.contains(document.activeElement)) focus(document.activeElement);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function namedBy(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}
