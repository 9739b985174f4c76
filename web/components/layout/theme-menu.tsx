/** The theme menu. It opens with the focus on the current theme. */
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { type ReactNode, useEffect, useRef } from "react";
import { capitalized } from "../../lib/text.ts";
import { useCollapsed } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { type Theme, theme, themes } from "../../stores/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { floatingPanel, menuItem } from "../ui/menu.ts";

const MENU = `${floatingPanel} z-50 low:max-h-(--radix-dropdown-menu-content-available-height) w-46 low:overflow-y-auto p-1.25 max-md:translate-y-1`;
const ITEM = `${menuItem} grid min-h-10 pointer-coarse:min-h-11 grid-cols-[1.25rem_1fr_1rem] items-center gap-2.5 px-2.5 text-control aria-checked:font-semibold max-md:min-h-11`;

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  children: ReactNode;
};

export function ThemeMenu({ open, onOpenChange, children }: Props) {
  const collapsed = useCollapsed();
  return (
    // A modal menu adds a style element to lock scrolling, which the page's policy forbids.
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      {/* Not in a portal, to stay within the sidebar's landmark. */}
      <DropdownMenu.Content
        className={MENU}
        aria-label="Theme"
        loop
        side={collapsed ? "right" : "top"}
        align="end"
        sideOffset={collapsed ? 11 : 10}
      >
        <ThemeItems />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function ThemeItems() {
  const chosen = useStore(theme);
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => current.current?.focus(), []);
  return (
    <DropdownMenu.RadioGroup value={chosen} onValueChange={(value) => theme.set(value as Theme)}>
      {themes.map((choice) => (
        <DropdownMenu.RadioItem key={choice} ref={choice === chosen ? current : null} className={ITEM} value={choice}>
          <Icon name={choice} />
          {capitalized(choice)}
          <DropdownMenu.ItemIndicator>
            <Icon name="check" small className="text-rubric" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
