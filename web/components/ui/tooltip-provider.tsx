/** Tooltips as Radix draws them, in place, so that they stay within the landmark of what they name: the first opens after 700 ms, the next at once if another closed less than 300 ms ago. */
import * as Radix from "@radix-ui/react-tooltip";
import type { ComponentType, ReactNode } from "react";
import type { TooltipProps } from "./tooltip.tsx";

export function TooltipProvider({ render }: { render: (Tooltip: ComponentType<TooltipProps>) => ReactNode }) {
  return <Radix.Provider disableHoverableContent>{render(Shown)}</Radix.Provider>;
}

function Shown({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        className="pointer-events-none z-20 whitespace-nowrap rounded-sm bg-ink px-2.25 py-1.25 font-medium text-13/5 text-paper"
        side="right"
        sideOffset={8}
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
