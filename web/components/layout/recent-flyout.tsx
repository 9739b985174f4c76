/** Recent searches next to the collapsed sidebar. Escape, a click outside and leaving with the focus close them. */
import type { ReactNode, RefObject } from "react";
import { useDismiss } from "../../hooks/use-dismiss.ts";
import { ScrollArea } from "../ui/scroll-area.tsx";

const FLYOUT =
  "absolute top-0 left-[calc(100%+0.5rem)] z-10 max-h-100 w-68 overflow-y-auto rounded border border-rule-strong bg-sheet p-2 shadow-float low:fixed low:top-auto low:bottom-2 low:left-14 low:max-h-[calc(100dvh-1rem)]";

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
    <ScrollArea id={id} className={FLYOUT}>
      {children}
    </ScrollArea>
  );
}
