/**
 * The line icons of the home page and of the frame of all pages: paths on a grid of 24, in the colour of the text.
 * Decorative, because each comes with a text or a name. The others, in `icon.tsx`, load with the pages that use them.
 */
import type { ReactNode } from "react";

const shapes = {
  close: "m6 6 12 12M18 6 6 18",
  home: "M3.5 11.2 12 4l8.5 7.2M5.8 9.7V20h12.4V9.7M9.8 20v-5.8h4.4V20",
  search: "M4.5 10.8a6.3 6.3 0 1 0 12.6 0 6.3 6.3 0 1 0-12.6 0M15.5 15.5l5 5",
  library: "M4.5 4.5h4v15h-4zM8.5 6.5h4v13h-4zM13 7.3l3.7-1 3.5 12.7-3.7 1zM4.5 8h4M8.5 16h4",
  study:
    "M20.3 3.7C13.5 4.2 8.3 8.2 7 14.8l-.5 2.5c4.5.6 8.3-.9 10.3-4.3l-2.3-.4 3.3-1.3c1.5-2.1 2.3-4.7 2.5-7.6zM13.5 8.8c-3.5 2.5-6.6 6.5-8.3 11.5",
  settings:
    "M4 7.5h8.5M16.5 7.5H20M4 16.5h3.5M11.5 16.5H20M12.5 7.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7.5 16.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  clock: "M4.3 12a7.7 7.7 0 1 0 2.3-5.5L4.3 8.7M4.3 4.5v4.2h4.2M12 7.8V12l3 2",
  profile: "M8.2 8.5a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M4.8 20c.8-4 3.6-6 7.2-6s6.4 2 7.2 6",
  sidebar: "M4 5h16v14H4zM9.5 5v14",
  menu: "M4 7h16M4 12h16M4 17h11",
  chevron: "m6.5 9.5 5.5 5.5 5.5-5.5",
  refresh: "M19.5 11.5a7.6 7.6 0 1 0-1.6 5.2M20 6v5.5h-5.5",
  light:
    "M8.2 12a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M5.6 18.4l1.6-1.6M16.8 7.2l1.6-1.6",
  dark: "M19.8 14.3A8.2 8.2 0 0 1 9.7 4.2a8.2 8.2 0 1 0 10.1 10.1z",
  system: "M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0",
  check: "m5 12.5 4.7 4.7L19.5 7",
} as const;

export type FrameIconName = keyof typeof shapes;

export type IconLook = { small?: boolean; className?: string | undefined };

export function FrameIcon({ name, ...look }: IconLook & { name: FrameIconName }) {
  return (
    <LineIcon path={shapes[name]} {...look}>
      {name === "system" && <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" stroke="none" />}
    </LineIcon>
  );
}

/** Renders the strokes and the filled parts of an icon. */
export function LineIcon({
  path,
  small = false,
  className = "",
  children,
}: IconLook & { path: string; children?: ReactNode }) {
  return (
    <svg className={`${small ? "small-icon" : "icon"} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
      {children}
    </svg>
  );
}
