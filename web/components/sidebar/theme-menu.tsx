/**
 * The theme button and its menu. Not the menu of Headless UI: its type-ahead resets after 350 ms, ours after a second.
 */
import { useStore } from "../../browser/stored.ts";
import { theme } from "../../browser/theme.ts";
import { optional } from "../../on-demand.ts";
import { FootOpener } from "./foot-opener.tsx";
import { themeNames } from "./theme-names.ts";

const ThemeChoices = optional(() => import("./theme-choices.tsx").then((part) => part.ThemeChoices));

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
