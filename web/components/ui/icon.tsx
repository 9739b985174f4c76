/** Line icons: paths on a grid of 24, in the colour of the text. Decorative, because each comes with a text or a name. */

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
  forward: "M4.5 12h15M14 6.5l5.5 5.5-5.5 5.5",
  bookmark: "M6.5 4h11v16.5L12 16.3l-5.5 4.2z",
  outward: "M7.5 16.5 17 7M9.5 6.5h8v8",
  quote:
    "M9.8 6.5C6.5 7.6 4.7 10 4.7 13.5v4h5.1v-5.1H7.3c.1-2 .9-3.3 2.9-4.2zM19.1 6.5c-3.3 1.1-5.1 3.5-5.1 7v4h5.1v-5.1h-2.5c.1-2 .9-3.3 2.9-4.2z",
  copy: "M8.5 8.5h11.5v11.5H8.5zM15.5 8.5V4H4v11.5h4.5",
  share: "M12 15.5V4M7.8 7.8 12 3.6l4.2 4.2M5 12.5v7.5h14v-7.5",
  download: "M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M12.2 11v6M9.6 14.6l2.6 2.6 2.6-2.6",
  book: "M12 6.5C9.8 4.8 7 4.3 3.5 4.5v14c3.5-.2 6.3.3 8.5 2 2.2-1.7 5-2.2 8.5-2v-14c-3.5-.2-6.3.3-8.5 2zM12 6.5v14",
  article: "M5.5 3.5h13v17h-13zM8.5 8h7M8.5 11.5h7M8.5 15h4.5",
  pdf: "M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6",
  video: "M3.5 5.5h17v13h-17zM10 9v6l5-3z",
  bin: "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10v6.5M13.7 10v6.5",
  list: "M4 6.5h12M4 11.5h12M4 16.5h7M17.5 13.5v6M14.5 16.5h6",
  pencil: "m4.5 19.5 1-4.2L16 4.8 19.2 8 8.7 18.5zM13.8 7l3.2 3.2",
  more: "M4.5 12H6M11.25 12h1.5M18 12h1.5",
  plus: "M12 5v14M5 12h14",
  play: "M7.5 4.5v15L19 12z",
  pause: "M8.5 5v14M15.5 5v14",
} as const;

export type IconName = keyof typeof shapes;

type Props = { name: IconName; small?: boolean; className?: string | undefined };

export function Icon({ name, small = false, className = "" }: Props) {
  return (
    <svg className={`${small ? "small-icon" : "icon"} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
      {name === "system" && <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" stroke="none" />}
    </svg>
  );
}
