/** Tooltips: the first opens after 700 ms, the next at once if the last closed less than 300 ms ago. */
import { useEffect, useRef, useState } from "react";

const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

let lastClosed = Number.NEGATIVE_INFINITY;

type Anchor = { readonly top: number; readonly left: number };
type Trigger = {
  readonly onPointerEnter: (event: React.PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: (event: React.FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
};

/**
 * @param onIntent - Told when someone points at the trigger or comes to it: what it leads to may be fetched.
 * @returns Where the tooltip stands, to the right of its trigger, or null while it is closed; and the trigger's events.
 */
export function useTooltip(onIntent?: () => void): { anchor: Anchor | null; trigger: Trigger } {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (element: HTMLElement) => {
    const { top, right, height } = element.getBoundingClientRect();
    const show = () => setAnchor({ top: top + height / 2, left: right });
    clearTimeout(timer.current);
    if (performance.now() - lastClosed < SKIP_DELAY) show();
    else timer.current = setTimeout(show, OPEN_DELAY);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (anchor !== null) lastClosed = performance.now();
    setAnchor(null);
  };
  useEffect(() => {
    if (anchor === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setAnchor(null);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [anchor]);

  return {
    anchor,
    trigger: {
      onPointerEnter: (event) => {
        onIntent?.();
        if (event.pointerType === "mouse") open(event.currentTarget);
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: (event) => {
        onIntent?.();
        if (event.currentTarget.matches(":focus-visible")) open(event.currentTarget);
      },
      onBlur: close,
    },
  };
}

/** A tooltip to the right of its trigger. It names what is an icon only, so it is not read out a second time. */
const GAP = 8; // pixels

type Props = { anchor: ReturnType<typeof useTooltip>["anchor"]; text: string };

export function Tooltip({ anchor, text }: Props) {
  if (anchor === null) return null;
  return (
    <span className="tip" role="tooltip" style={{ left: anchor.left + GAP, top: anchor.top }}>
      {text}
    </span>
  );
}
