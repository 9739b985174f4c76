/** The foot of the sidebar: Settings, Profile, theme, copyright and the time. */

import { clockTime, useMinute } from "../../hooks/use-clock.ts";
import { paths } from "../../lib/paths.ts";
import { useCollapsed } from "../../stores/sidebar.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { useTooltip } from "../ui/use-tooltip.ts";
import { ProfileButton } from "./profile-button.tsx";
import { ThemeButton } from "./theme-button.tsx";

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
