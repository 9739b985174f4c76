/** The choice of theme, with a small drawing of each. */
import { useId } from "react";
import { capitalized } from "../../lib/text.ts";
import { useStore } from "../../stores/store.ts";
import { type Theme, theme, themes } from "../../stores/theme.ts";

export function ThemeChoice() {
  const chosen = useStore(theme);
  return (
    <div className="grid max-w-112 grid-cols-3 gap-3 md:gap-5" role="radiogroup" aria-label="Theme">
      {themes.map((choice) => (
        <label
          key={choice}
          className="group relative block cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-azure has-focus-visible:outline-offset-4"
        >
          <ThemePreview theme={choice} />
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

type Inks = {
  readonly paper: string;
  readonly vellum: string;
  readonly rule: string;
  readonly red: string;
  readonly ink: string;
};

/** From both palettes of the tokens at once; the tokens themselves are those of the current theme. */
const daylight: Inks = { paper: "#FAF7F0", vellum: "#F1EBDF", rule: "#DDB3A9", red: "#96221B", ink: "#221D19" };
const lamplight: Inks = { paper: "#1E1B18", vellum: "#191614", rule: "#5C352D", red: "#E88C75", ink: "#ECE4D8" };

/** A small drawing of a page: light, dark, or half and half. */
function ThemePreview({ theme }: { theme: Theme }) {
  const clip = useId();
  return (
    <svg
      className="h-auto w-full rounded border border-rule-strong ring-rubric group-has-checked:border-rubric group-has-checked:ring-1"
      viewBox="0 0 136 90"
      aria-hidden="true"
    >
      {theme !== "dark" && <Page inks={daylight} />}
      {theme === "dark" && <Page inks={lamplight} />}
      {theme === "system" && (
        <>
          <clipPath id={clip}>
            <path d="M136 0v90H0z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Page inks={lamplight} />
          </g>
        </>
      )}
    </svg>
  );
}

function Page({ inks: { paper, vellum, rule, red, ink } }: { inks: Inks }) {
  return (
    <>
      <path fill={paper} d="M0 0h136v90H0z" />
      <path fill={vellum} d="M0 0h34v90H0z" />
      <path stroke={rule} d="M34.5 0v90M104.5 22v68M34 14.5h102" fill="none" />
      <path fill={red} d="M9 9h6v6H9zM44 42h9v13h-9z" />
      <path stroke={ink} strokeWidth="3.5" d="M44 30h40" />
      <path
        stroke={ink}
        strokeWidth="2"
        opacity=".45"
        d="M9 26h16M9 34h13M9 42h15M44 62h48M44 69h44M44 76h48M110 34h18M110 41h14M57 47h35M57 54h32"
      />
    </>
  );
}
