/** One of several links, each on its own line: ruled off, with an arrow that moves on hover. */
import { Icon } from "./icon.tsx";

/** Classes for the link, which contains its text and then a `LinkRowArrow`. */
export const linkRow = "group link-row";

/** @param name - `outward` for links to other sites. */
export function LinkRowArrow({ name = "forward" }: { name?: "forward" | "outward" }) {
  return <Icon name={name} small className="link-row-arrow" />;
}
