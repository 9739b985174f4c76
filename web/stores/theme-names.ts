/** What the themes are called. */
import type { Theme } from "./theme.ts";

export const themeNames: Record<Theme, string> = { light: "Light", dark: "Dark", system: "System" };
