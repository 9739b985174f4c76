/**
 * The theme button and its menu, after the ARIA menu button pattern. Not the menu of Headless UI: its type-ahead resets
 * after 350 ms, ours after a second.
 */
import { Suspense, useRef, useState } from "react";
import { useDismiss } from "../../browser/dismiss.ts";
import { useCollapsed } from "../../browser/sidebar.ts";
import { useStore } from "../../browser/stored.ts";
import { theme } from "../../browser/theme.ts";
import { onDemand } from "../../on-demand.ts";
import { Icon } from "../ui/icon.tsx";
import { Tip } from "../ui/tip.tsx";
import { useTooltip } from "../ui/use-tooltip.ts";
import { themeNames } from "./theme-names.ts";

const ThemeChoices = onDemand(
  () => import("./theme-choices.tsx").then((part) => part.ThemeChoices),
  () => null,
);

export function ThemeMenu() {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useStore(theme);
  const collapsed = useCollapsed();
  const { anchor, trigger } = useTooltip();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(open, area, (returnFocus) => (returnFocus ? close() : setOpen(false)));
  return (
    <div className="opener" ref={area}>
      <button
        ref={button}
        type="button"
        className="foot-btn theme-btn"
        aria-label={`Theme: ${themeNames[chosen]}`}
        aria-haspopup="menu"
        aria-expanded={open}
        {...trigger}
        onPointerEnter={(event) => {
          ThemeChoices.prefetch();
          trigger.onPointerEnter(event);
        }}
        onFocus={(event) => {
          ThemeChoices.prefetch();
          trigger.onFocus(event);
        }}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name={chosen} />
        {collapsed && !open && <Tip anchor={anchor} text="Theme" />}
      </button>
      <Suspense>
        {open && (
          <ThemeChoices
            chosen={chosen}
            onChoose={(choice) => {
              theme.set(choice);
              close();
            }}
            onLeave={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
