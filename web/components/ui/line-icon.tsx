/** One line icon: a path on a grid of 24, in the colour of the text. Decorative, since words or a name stand with it. */
import type { ReactNode } from "react";

export type LineIconProps = { shape: string; small?: boolean; className?: string };

export function LineIcon({ shape, small = false, className = "", children }: LineIconProps & { children?: ReactNode }) {
  const size = small ? "1rem" : "1.25rem";
  return (
    <svg
      className={`i ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={small ? 1.7 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shape} />
      {children}
    </svg>
  );
}
