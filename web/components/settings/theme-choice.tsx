/** The choice of theme, with a small drawing of each. */
import { capitalized } from "../../lib/text.ts";
import { useStore } from "../../stores/store.ts";
import { theme, themes } from "../../stores/theme.ts";

export function ThemeChoice() {
  const chosen = useStore(theme);
  return (
    <div className="grid max-w-112 grid-cols-3 gap-3 md:gap-5" role="radiogroup" aria-label="Theme">
      {themes.map((choice) => (
        <label
          key={choice}
          className="group relative block cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-azure has-focus-visible:outline-offset-4"
        >
          <img
            className="h-auto w-full rounded border border-rule-strong ring-rubric group-has-checked:border-rubric group-has-checked:ring-1"
            src={`/themes.svg#${choice}`}
            alt=""
            width={136}
            height={90}
          />
          <span className="mt-2 flex min-h-7 items-center gap-2 text-control">
            <input
              type="radio"
              className="size-4.5 flex-none appearance-none rounded-full border-[1.5px] border-rule-strong bg-sheet checked:border-5 checked:border-rubric-fill checked:bg-on-rubric"
              name="theme"
              checked={choice === chosen}
              onChange={() => theme.set(choice)}
            />
            {capitalized(choice)}
          </span>
        </label>
      ))}
    </div>
  );
}
