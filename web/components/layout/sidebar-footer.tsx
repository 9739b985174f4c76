/** The foot of the sidebar: Settings, Profile, theme, copyright and the time. */
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { useStore } from "../../stores/store.ts";
import { theme } from "../../stores/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { lazyOptional } from "../ui/lazy.tsx";

const ProfilePanel = lazyOptional(() => import("./profile-panel.tsx").then((part) => part.ProfilePanel));
const ThemeMenu = lazyOptional(() => import("./theme-menu.tsx").then((part) => part.ThemeMenu));

const SECOND = 1_000; // milliseconds

export function SidebarFooter() {
  const time = useClock();
  return (
    <div className="low:relative mt-auto flex-none border-rule border-t collapsed:px-1 px-3 pt-2 pb-3">
      <div className="relative flex collapsed:flex-col items-center gap-0.5">
        <Link className="foot-control" to={paths.settings} aria-label="Settings" data-tooltip="Settings">
          <Icon name="settings" className="size-4.5" />
          <span className="collapsed:hidden">Settings</span>
        </Link>
        <Profile />
        <ThemeButton />
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

const PROFILE_ID = "profile";

function Profile() {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area}>
      <button
        type="button"
        className="foot-control"
        aria-label="Profile"
        data-tooltip="Profile"
        aria-expanded={open}
        aria-controls={PROFILE_ID}
        onPointerEnter={ProfilePanel.prefetch}
        onFocus={ProfilePanel.prefetch}
        onClick={() => setOpen(!open)}
      >
        <Icon name="profile" className="size-4.5" />
        <span className="collapsed:hidden">Profile</span>
      </button>
      <Suspense>{open && <ProfilePanel id={PROFILE_ID} area={area} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

/** Opens the theme menu, whose code handles its presses once it has been opened. */
function ThemeButton() {
  const chosen = useStore(theme);
  const [open, setOpen] = useState<boolean | null>(null); // Null until it has been opened.
  const openByArrow = (event: KeyboardEvent) => {
    if (open !== null || event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  const button = (
    <button
      type="button"
      className="foot-control ms-auto max-md:min-w-11 max-md:justify-center"
      aria-label={`Theme: ${capitalized(chosen)}`}
      data-tooltip="Theme"
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      onPointerEnter={ThemeMenu.prefetch}
      onFocus={ThemeMenu.prefetch}
      onClick={open === null ? () => setOpen(true) : undefined}
      onKeyDown={openByArrow}
    >
      <Icon name={chosen} className="size-4.5" />
    </button>
  );
  if (open === null) return button;
  return (
    <Suspense fallback={button}>
      <ThemeMenu open={open} onOpenChange={setOpen}>
        {button}
      </ThemeMenu>
    </Suspense>
  );
}

/** The time, such as `10:42`; null on the server, whose time zone differs. */
function useClock(): string | null {
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    const tell = () => {
      const now = new Date();
      setTime(`${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`);
    };
    tell();
    const timer = setInterval(tell, SECOND);
    return () => clearInterval(timer);
  }, []);
  return time;
}
