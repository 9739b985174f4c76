/** One of several links, each on its own line: ruled off, with an arrow that moves on hover. */
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { Icon } from "./icon.tsx";

export function LinkRow({ className = "", children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link className={`group link-row ${className}`} {...link}>
      {children}
      <Icon name="forward" small className="link-row-arrow" />
    </Link>
  );
}
