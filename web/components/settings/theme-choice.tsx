/** The theme, chosen by a small drawing of each. */
import { useStore } from "../../stores/store.ts";
import { theme, themes } from "../../stores/theme.ts";
import { themeNames } from "../../stores/theme-names.ts";
import { ThemePreview } from "./theme-preview.tsx";

export function ThemeChoice() {
  const chosen = useStore(theme);
  return (
    <div className="themes" role="radiogroup" aria-label="Theme">
      {themes.map((choice) => (
        <label key={choice} className="theme">
          <ThemePreview theme={choice} />
          <span>
            <input type="radio" name="theme" checked={choice === chosen} onChange={() => theme.set(choice)} />
            {themeNames[choice]}
          </span>
        </label>
      ))}
    </div>
  );
}
