/** A button at the foot of the sidebar and what it opens, whose code loads when someone points at the button. */
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { useDismiss } from "../../hooks/use-dismiss.ts";
import { useCollapsed } from "../../stores/sidebar.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Tooltip, useTooltip } from "../ui/tooltip.tsx";

type Props = {
  icon: IconName;
  /** For screen readers. */
  label: string;
  /** Stands in its tooltip when the sidebar is collapsed, and beside the icon when it is not a menu. */
  name: string;
  /** Whether it opens a menu, after the ARIA menu button pattern; else it opens a panel. */
  menu?: boolean;
  prefetch: () => void;
  /** What it opens, given its id and how to close it. */
  children: (id: string, close: (returnFocus: boolean) => void) => ReactNode;
};

export function FooterPopover({ icon, label, name, menu = false, prefetch, children }: Props) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const collapsed = useCollapsed();
  const { anchor, trigger } = useTooltip(prefetch);
  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  };
  useDismiss(open, area, close);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="opener" ref={area}>
      <button
        ref={button}
        type="button"
        className={menu ? "foot-btn theme-btn" : "foot-btn"}
        aria-label={label}
        aria-haspopup={menu ? "menu" : undefined}
        aria-expanded={open}
        aria-controls={id}
        {...trigger}
        onClick={() => setOpen(!open)}
        onKeyDown={menu ? openByArrow : undefined}
      >
        <Icon name={icon} />
        {!menu && <span>{name}</span>}
        {collapsed && !open && <Tooltip anchor={anchor} text={name} />}
      </button>
      <Suspense>{open && children(id, close)}</Suspense>
    </div>
  );
}
