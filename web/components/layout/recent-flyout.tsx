/** Recent searches next to the collapsed sidebar. Escape, a click outside and leaving with the focus close them. */
import type { ReactNode, RefObject } from "react";
import { useDismiss } from "../../hooks/use-dismiss.ts";
import { floatingPanel } from "../ui/menu.ts";
import { ScrollArea } from "../ui/scroll-area.tsx";

const FLYOUT = `${floatingPanel} low:fixed absolute low:top-auto top-0 low:bottom-2 left-[calc(100%+0.5rem)] low:left-14 z-10 low:max-h-[calc(100dvh-1rem)] max-h-100 w-68 overflow-y-auto p-2`;

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
