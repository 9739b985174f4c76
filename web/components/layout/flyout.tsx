/** A panel beside a button of the sidebar, which opens it. Escape, a click outside and leaving with the focus close it. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";
import { floatingPanel } from "../ui/menu.ts";

type Props = {
  id: string;
  /** Contains the panel and, before it, the button that opens and closes it. */
  area: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Its place and size. */
  className: string;
  children: ReactNode;
};

export function Flyout({ id, area, onClose, className, children }: Props) {
  useDismiss(area, (returnFocus) => {
    onClose();
    if (returnFocus) area.current?.querySelector("button")?.focus();
  });
  return (
    <div id={id} className={`${floatingPanel} absolute ${className}`}>
      {children}
    </div>
  );
}

/**
 * Closes a popover on Escape, on a click outside, and when the focus leaves.
 *
 * @param area - The popover together with its opener, which closes it itself.
 * @param onDismiss - Receives whether the focus should return to the opener.
 */
function useDismiss(area: RefObject<HTMLElement | null>, onDismiss: (returnFocus: boolean) => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    // While the area is being replaced, nothing is outside it.
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && area.current?.contains(target) === false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // A dialog around it stays open.
      dismiss(true);
    };
    const onElsewhere = (event: Event) => {
      if (isOutside(event.target)) dismiss(false);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    return () => stop.abort();
  }, [area]);
}
