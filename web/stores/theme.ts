/** The colour theme. The script in index.html sets it before the first paint; from then on this module does. */
import { createWebStorageValue, oneOf } from "./web-storage.ts";

/** In small letters; labels begin with a capital. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const papers = { light: "#faf7f0", dark: "#1e1b18" };

export const theme = createWebStorageValue<Theme>("theme", "system", oneOf(themes));

/** Makes the page follow the chosen theme or, for `system`, that of the system. */
export function followTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const chosen = theme.get();
    const shown = chosen === "system" ? (system.matches ? "dark" : "light") : chosen;
    document.documentElement.dataset.theme = shown;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", papers[shown]);
  };
  theme.subscribe(apply);
  system.addEventListener("change", apply);
  apply();
}
