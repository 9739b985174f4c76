/**
 * A scrolling area. Its scrollbar appears on hover, and hides shortly after the pointer leaves. Radix has the same, but
 * with a style element, which the page's policy forbids.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";

const HIDE_DELAY = 600; // milliseconds

type Props = { id?: string; className: string; children: ReactNode };

export function ScrollArea({ id, className, children }: Props) {
  const [hovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setHovered(true);
  };
  const hide = () => {
    timer.current = setTimeout(() => setHovered(false), HIDE_DELAY);
  };
  return (
    <div
      id={id}
      className={`${hovered ? "[scrollbar-color:var(--color-rule-strong)_transparent]" : "[scrollbar-color:transparent_transparent]"} ${className}`}
      onPointerEnter={show}
      onPointerLeave={hide}
    >
      {children}
    </div>
  );
}
