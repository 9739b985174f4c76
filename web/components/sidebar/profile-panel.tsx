/** The Profile button and its panel, which loads when someone points at it. */
import { Suspense, useId, useRef, useState } from "react";
import { useDismiss } from "../../browser/dismiss.ts";
import { useCollapsed } from "../../browser/sidebar.ts";
import { onDemand } from "../../on-demand.ts";
import { Icon } from "../ui/icon.tsx";
import { Tip } from "../ui/tip.tsx";
import { useTooltip } from "../ui/use-tooltip.ts";

const ThisDevice = onDemand(
  () => import("./this-device.tsx").then((part) => part.ThisDevice),
  () => null,
);

export function ProfilePanel() {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const collapsed = useCollapsed();
  const { anchor, trigger } = useTooltip();
  useDismiss(open, area, (returnFocus) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  });
  return (
    <div className="opener" ref={area}>
      <button
        ref={button}
        type="button"
        className="foot-btn"
        aria-label="Profile"
        aria-expanded={open}
        aria-controls={id}
        {...trigger}
        onPointerEnter={(event) => {
          ThisDevice.prefetch();
          trigger.onPointerEnter(event);
        }}
        onFocus={(event) => {
          ThisDevice.prefetch();
          trigger.onFocus(event);
        }}
        onClick={() => setOpen(!open)}
      >
        <Icon name="profile" />
        <span>Profile</span>
        {collapsed && !open && <Tip anchor={anchor} text="Profile" />}
      </button>
      <Suspense>{open && <ThisDevice id={id} onLeave={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
