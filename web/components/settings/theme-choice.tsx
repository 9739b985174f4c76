/** The choice of theme. */
import { useStore } from "../../stores/store.ts";
import { theme, themeNames, themes } from "../../stores/theme.ts";

export function ThemeChoice() {
  const chosen = useStore(theme);
  return (
    <div className="-mt-2 flex flex-wrap gap-x-8" role="radiogroup" aria-label="Theme">
      {themes.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-control">
          <input
            type="radio"
            className="size-4.5 flex-none appearance-none rounded-full border-[1.5px] border-rule-strong bg-sheet checked:border-5 checked:border-rubric-fill checked:bg-on-rubric"
            name="theme"
            checked={choice === chosen}
            onChange={() => theme.set(choice)}
          />
          {themeNames[choice]}
        </label>
      ))}
    </div>
  );
}
