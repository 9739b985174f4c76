/** A tooltip to the right of its trigger. It names what is an icon only, so it is not read out a second time. */
import type { useTooltip } from "./use-tooltip.ts";

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
