/** The line icons of all pages: those of the frame, and those that only some pages use. */
import { FrameIcon, type FrameIconName, type IconLook, LineIcon } from "./frame-icon.tsx";

const shapes = {
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

export type IconName = FrameIconName | keyof typeof shapes;

export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return isOfPages(name) ? <LineIcon path={shapes[name]} {...look} /> : <FrameIcon name={name} {...look} />;
}

function isOfPages(name: IconName): name is keyof typeof shapes {
  return name in shapes;
}
