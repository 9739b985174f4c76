/**
 * A button at the foot of the sidebar, and the menu or panel that it opens. Their code loads when the visitor points at
 * the button, and handles its presses once it has been opened.
 */
import { type ComponentType, type KeyboardEvent, type ReactNode, type RefObject, Suspense, useState } from "react";
import { FrameIcon, type FrameIconName } from "../ui/frame-icon.tsx";

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Classes of the row. */
  row: RefObject<HTMLElement | null>;
  /** The button that opens it. */
  children: ReactNode;
};

type Props = {
  icon: FrameIconName;
  /** For screen readers. */
  label: string;
  /** In its tooltip. */
  name: string;
  row: PopoverProps["row"];
  /** What it opens. A menu's button shows only an icon. */
  kind: "menu" | "dialog";
  Popover: ComponentType<PopoverProps> & { readonly prefetch: () => Promise<void> };
};

export function FooterPopover({ icon, label, name, row, kind, Popover }: Props) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  if (open && !loaded) setLoaded(true);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
  };
  const button = (
    <button
      type="button"
      className={kind === "menu" ? "foot-control ms-auto max-md:min-w-11 max-md:justify-center" : "foot-control"}
      aria-label={label}
      data-tooltip={name}
      aria-haspopup={kind}
      aria-expanded={open}
      onPointerEnter={Popover.prefetch}
      onFocus={Popover.prefetch}
      onClick={loaded ? undefined : () => setOpen(true)}
      onKeyDown={kind === "menu" ? openByArrow : undefined}
    >
      <FrameIcon name={icon} className="size-4.5" />
      {kind === "dialog" && <span className="collapsed:hidden">{label}</span>}
    </button>
  );
  if (!loaded) return button;
  return (
    <Suspense fallback={button}>
      <Popover open={open} onOpenChange={setOpen} row={row}>
        {button}
      </Popover>
    </Suspense>
  );
}
