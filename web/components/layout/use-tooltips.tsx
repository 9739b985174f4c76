/**
 * The tooltips of the collapsed sidebar, for all its elements with `data-tooltip`. Radix has no tooltip for a whole
 * area: its tooltips wrap each button, and a button that is wrapped later, when the tooltip's code arrives, is mounted
 * again, which loses its focus and closes what it opened.
 */
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";

const DELAY = 700; // milliseconds until the first opens
const GRACE = 300; // milliseconds after one has closed in which the next opens at once
const GAP = 8; // pixels between a tooltip and what it names

type Named = HTMLElement | null;

/**
 * @param enabled - Whether to show tooltips.
 * @returns The event handlers for the area, and the tooltip to render in it.
 */
export function useTooltips(enabled: boolean) {
  const [named, setNamed] = useState<Named>(null);
  const pointed = useRef<Named>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: Named) => {
    clearTimeout(timer.current);
    if (named && !next) closedAt.current = Date.now();
    setNamed(next);
  };
  const point = (next: Named) => {
    if (next === pointed.current) return;
    pointed.current = next;
    const atOnce = named !== null || Date.now() - closedAt.current < GRACE;
    show(atOnce ? next : null);
    if (next && !atOnce) timer.current = setTimeout(setNamed, DELAY, next);
  };
  const hide = () => show(null);
  const listeners = {
    onPointerOver: (event: React.PointerEvent) => point(event.pointerType === "mouse" ? namedBy(event) : null),
    onPointerLeave: () => point(null),
    onPointerDown: hide,
    onFocus: (event: React.FocusEvent) => event.target.matches(":focus-visible") && show(namedBy(event)),
    onBlur: hide,
    onKeyDown: (event: React.KeyboardEvent) => event.key === "Escape" && hide(),
  };
  return enabled ? { listeners, tooltip: named && <Tooltip of={named} /> } : { listeners: {}, tooltip: null };
}

function namedBy({ target }: SyntheticEvent): Named {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}

function Tooltip({ of: named }: { of: HTMLElement }): ReactNode {
  const { right, top, height } = named.getBoundingClientRect();
  return (
    <span
      className="pointer-events-none fixed z-20 -translate-y-1/2 whitespace-nowrap rounded-sm bg-ink px-2.25 py-1.25 font-medium text-13/5 text-paper"
      role="tooltip"
      style={{ left: right + GAP, top: top + height / 2 }}
    >
      {named.dataset.tooltip}
    </span>
  );
}
