/**
 * The theme button and its menu. Not the menu of Headless UI: its type-ahead resets after 350 ms, ours after a second.
 */
import { useStore } from "../../stores/store.ts";
import { theme } from "../../stores/theme.ts";
import { themeNames } from "../../stores/theme-names.ts";
import { lazyOptional } from "../ui/lazy.ts";
import { FooterPopover } from "./footer-popover.tsx";

const ThemeMenu = lazyOptional(() => import("./theme-menu.tsx").then((part) => part.ThemeMenu));

export function ThemeButton() {
  const chosen = useStore(theme);
  return (
    <FooterPopover icon={chosen} label={`Theme: ${themeNames[chosen]}`} name="Theme" menu prefetch={ThemeMenu.prefetch}>
      {(id, close) => (
        <ThemeMenu
          id={id}
          chosen={chosen}
          onChoose={(choice) => {
            theme.set(choice);
            close(true);
          }}
          onLeave={() => close(false)}
        />
      )}
    </FooterPopover>
  );
}
