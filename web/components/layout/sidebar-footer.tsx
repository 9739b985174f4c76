/** The foot of the sidebar: Settings, Profile, theme, copyright and the time. */

import { useEffect, useState } from "react";
import { paths } from "../../lib/paths.ts";
import { useCollapsed } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { theme, themeNames } from "../../stores/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { lazyOptional } from "../ui/lazy.ts";
import { Link } from "../ui/link.tsx";
import { Tooltip, useTooltip } from "../ui/tooltip.tsx";
import { FooterPopover } from "./footer-popover.tsx";

const ProfilePanel = lazyOptional(() => import("./profile-panel.tsx").then((part) => part.ProfilePanel));
const ThemeMenu = lazyOptional(() => import("./theme-menu.tsx").then((part) => part.ThemeMenu));

const MINUTE = 60_000; // milliseconds

export function SidebarFooter() {
  const now = useMinute();
  return (
    <div className="side-foot">
      <div className="row">
        <SettingsLink />
        <ProfileButton />
        <ThemeButton />
      </div>
      <div className="imprint">
        <span>© {now.getFullYear()} Loci</span>
        <time dateTime={clockTime(now)}>{clockTime(now)}</time>
      </div>
    </div>
  );
}

function SettingsLink() {
  const collapsed = useCollapsed();
  const { anchor, trigger } = useTooltip();
  return (
    <Link className="foot-btn" to={paths.settings} aria-label="Settings" {...trigger}>
      <Icon name="settings" />
      <span>Settings</span>
      {collapsed && <Tooltip anchor={anchor} text="Settings" />}
    </Link>
  );
}

function ProfileButton() {
  return (
    <FooterPopover icon="profile" label="Profile" name="Profile" prefetch={ProfilePanel.prefetch}>
      {(id, close) => <ProfilePanel id={id} onLeave={() => close(false)} />}
    </FooterPopover>
  );
}

function ThemeButton() {
  const chosen = useStore(theme);
  return (
    <FooterPopover icon={chosen} label={`Theme: ${themeNames[chosen]}`} name="Theme" menu prefetch={ThemeMenu.prefetch}>
      {(id, close) => (
        <ThemeMenu
          id={id}
          chosen={chosen}
          onChoose={(choice) => {
            theme.set(choice);
            close(true);
          }}
          onLeave={() => close(false)}
        />
      )}
    </FooterPopover>
  );
}

/** The time now; a component that reads it is drawn again when the minute turns. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (now.getTime() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** As the imprint prints it: `10:42`. */
function clockTime(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`;
}
