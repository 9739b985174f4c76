/** Recent searches next to the collapsed sidebar. Escape, a click outside and leaving with the focus close them. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";
import { floatingPanel } from "../ui/menu.ts";

const FLYOUT = `${floatingPanel} scroll-area low:fixed absolute low:top-auto top-0 low:bottom-2 inset-s-[calc(100%+0.5rem)] low:inset-s-14 z-10 low:max-h-[calc(100dvh-1rem)] max-h-100 w-68 overflow-y-auto p-2`;

type Props = {
  id: string;
  /** The section with the button that opens it. */
  section: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

export function RecentFlyout({ id, section, onClose, children }: Props) {
  useDismiss(section, (returnFocus) => {
    onClose();
    if (returnFocus) section.current?.querySelector("button")?.focus();
  });
  return (
    <div id={id} className={FLYOUT}>
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
      if (event.key === "Escape") dismiss(true);
    };
    const onElsewhere = (event: Event) => {
      if (isOutside(event.target)) dismiss(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [area]);
}
