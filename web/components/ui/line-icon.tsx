/** One line icon: a path on a grid of 24, in the colour of the text. Decorative, since words or a name stand with it. */
import type { ReactNode } from "react";

export type LineIconProps = { shape: string; small?: boolean; className?: string };

export function LineIcon({ shape, small = false, className = "", children }: LineIconProps & { children?: ReactNode }) {
  return (
    <svg className={`i ${small ? "i-s" : ""} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
      {children}
    </svg>
  );
}
