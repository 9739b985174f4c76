/** A scrolling area. Its scrollbar appears on hover, and hides shortly after the pointer leaves. */
import { type ReactNode, useEffect, useRef, useState } from "react";

const HIDE_DELAY = 600;

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
