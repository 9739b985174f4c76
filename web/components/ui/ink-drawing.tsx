/** A line drawing of 34 pixels in black and red ink, on a square of side 32. */
import type { ReactNode } from "react";

export function InkDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="-ms-0.5 mt-0.25 size-8.5 fill-none stroke-[1.3] stroke-ink-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
