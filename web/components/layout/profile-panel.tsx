/** The Profile panel: there are no accounts, so it describes this device and its stored data. */

import * as Popover from "@radix-ui/react-popover";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { searchHistory } from "../../stores/search-history.ts";
import { useCollapsed } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { study } from "../../stores/study.ts";
import { theme, themeNames } from "../../stores/theme.ts";
import { floatingPanel } from "../ui/menu.ts";
import type { PopoverProps } from "./footer-popover.tsx";

const PANEL = `${floatingPanel} z-50 low:max-h-(--radix-popover-content-available-height) w-58 low:overflow-y-auto px-4 pt-3.5 pb-4 max-md:translate-y-1`;
const NUMBER = "text-end text-ink";

export function ProfilePanel({ open, onOpenChange, row, children }: PopoverProps) {
  const collapsed = useCollapsed();
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Anchor virtualRef={row} />
      {/* Not in a portal, to stay within the sidebar's landmark. */}
      <Popover.Content
        className={PANEL}
        aria-label="Profile"
        side={collapsed ? "right" : "top"}
        align={collapsed ? "end" : "start"}
        sideOffset={collapsed ? 12 : 10}
      >
        <ThisDevice onLeave={() => onOpenChange(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}

function ThisDevice({ onLeave }: { onLeave: () => void }) {
  const saved = useStore(study).answers.length;
  const searches = useStore(searchHistory).length;
  const chosenTheme = useStore(theme);
  return (
    <section aria-label="This device">
      <h2 className="label">This device</h2>
      <p className="mt-1.5 font-serif text-ink-2 text-note">
        You are reading as a guest. Answers and notes are saved in this browser.
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-rule border-t pt-2.5 text-ink-2 text-meta">
        <dt>Saved answers</dt>
        <dd className={NUMBER}>{saved}</dd>
        <dt>Recent searches</dt>
        <dd className={NUMBER}>{searches}</dd>
        <dt>Theme</dt>
        <dd className={NUMBER}>{themeNames[chosenTheme]}</dd>
      </dl>
      <p className="mt-3 flex gap-4 font-medium text-meta">
        <Link className="link" to={paths.study} onClick={onLeave}>
          Study
        </Link>
        <Link className="link" to={paths.settings} onClick={onLeave}>
          Settings
        </Link>
      </p>
    </section>
  );
}
