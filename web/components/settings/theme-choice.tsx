/** The theme, chosen by a small drawing of each. */

import { useId } from "react";
import { useStore } from "../../stores/store.ts";
import { type Theme, theme, themeNames, themes } from "../../stores/theme.ts";

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

type Inks = {
  readonly paper: string;
  readonly vellum: string;
  readonly rule: string;
  readonly red: string;
  readonly ink: string;
};

const daylight: Inks = { paper: "#FAF7F0", vellum: "#F1EBDF", rule: "#DDB3A9", red: "#96221B", ink: "#221D19" };
const lamplight: Inks = { paper: "#1E1B18", vellum: "#191614", rule: "#5C352D", red: "#EA8F79", ink: "#ECE4D8" };

/** A small drawing of a page of Loci, by day, by lamp, or half and half. */
function ThemePreview({ theme }: { theme: Theme }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 136 90" aria-hidden="true">
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
