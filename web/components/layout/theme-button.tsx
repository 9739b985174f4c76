/**
 * The theme button and its menu. Not the menu of Headless UI: its type-ahead resets after 350 ms, ours after a second.
 */
import { useStore } from "../../stores/store.ts";
import { theme } from "../../stores/theme.ts";
import { themeNames } from "../../stores/theme-names.ts";
import { optional } from "../ui/lazy.ts";
import { FootOpener } from "./footer-popover.tsx";

const ThemeChoices = optional(() => import("./theme-menu.tsx").then((part) => part.ThemeChoices));

export function ThemeMenu() {
  const chosen = useStore(theme);
  return (
    <FootOpener icon={chosen} label={`Theme: ${themeNames[chosen]}`} name="Theme" menu prefetch={ThemeChoices.prefetch}>
      {(id, close) => (
        <ThemeChoices
          id={id}
          chosen={chosen}
          onChoose={(choice) => {
            theme.set(choice);
            close(true);
          }}
          onLeave={() => close(false)}
        />
      )}
    </FootOpener>
  );
}
