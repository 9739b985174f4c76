/** The foot of the sidebar: Settings, Profile, theme, copyright and the time. */

import { type RefObject, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { useStore } from "../../stores/store.ts";
import { theme, themeNames } from "../../stores/theme.ts";
import { FrameIcon } from "../ui/frame-icon.tsx";
import { lazyOptional } from "../ui/lazy.tsx";
import { FooterPopover } from "./footer-popover.tsx";

const ProfilePanel = lazyOptional(() => import("./profile-panel.tsx").then((part) => part.ProfilePanel));
const ThemeMenu = lazyOptional(() => import("./theme-menu.tsx").then((part) => part.ThemeMenu));

const MINUTE = 60_000; // milliseconds

export function SidebarFooter() {
  const time = useClock();
  const row = useRef<HTMLDivElement>(null);
  return (
    <div className="low:relative mt-auto flex-none border-rule border-t collapsed:px-1 px-3 pt-2 pb-3">
      <div ref={row} className="flex collapsed:flex-col items-center gap-0.5">
        <SettingsLink />
        <FooterPopover kind="dialog" icon="profile" label="Profile" name="Profile" row={row} Popover={ProfilePanel} />
        <ThemeButton row={row} />
      </div>
      <div className="flex collapsed:hidden justify-between px-2.5 pt-1.5 font-serif text-control text-ink-3">
        <span suppressHydrationWarning>© {new Date().getFullYear()} Loci</span>
        <Link className="link" to={paths.about}>
          About
        </Link>
        {time !== null && <time dateTime={time}>{time}</time>}
      </div>
    </div>
  );
}

function SettingsLink() {
  return (
    <Link className="foot-control" to={paths.settings} aria-label="Settings" data-tooltip="Settings">
      <FrameIcon name="settings" className="size-4.5" />
      <span className="collapsed:hidden">Settings</span>
    </Link>
  );
}

function ThemeButton({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const chosen = useStore(theme);
  return (
    <FooterPopover
      kind="menu"
      name="Theme"
      row={row}
      icon={chosen}
      label={`Theme: ${themeNames[chosen]}`}
      Popover={ThemeMenu}
    />
  );
}

/** The current minute, updated when it changes; null on the server, whose time zone differs. */
function useClock(): string | null {
  return useSyncExternalStore(
    onMinute,
    () => clockTime(new Date()),
    () => null,
  );
}

function onMinute(listener: () => void): () => void {
  const wait = () => setTimeout(turn, MINUTE - (Date.now() % MINUTE));
  let timer = wait();
  function turn() {
    listener();
    timer = wait();
  }
  return () => clearTimeout(timer);
}

/** For example `10:42`. */
function clockTime(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`;
}
