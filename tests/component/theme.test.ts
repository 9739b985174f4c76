/** The colour theme of the page. */
import { beforeEach, expect, test, vi } from "vitest";
import { followTheme, theme } from "../../web/stores/theme.ts";

let system: EventTarget & { matches: boolean };

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => system);
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

const shown = () => document.documentElement.dataset.theme;
const paper = () => document.querySelector("meta[name=theme-color]")?.getAttribute("content");

function changeSystem(dark: boolean) {
  system.matches = dark;
  system.dispatchEvent(new Event("change"));
}

test("follows the system by default, also when it changes", () => {
  followTheme();
  expect([shown(), paper()]).toEqual(["light", "#faf7f0"]);
  changeSystem(true);
  expect([shown(), paper()]).toEqual(["dark", "#1e1b18"]);
});

test("stays with a chosen theme, whatever the system does", () => {
  followTheme();
  theme.set("light");
  changeSystem(true);
  expect(shown()).toBe("light");
  theme.set("system");
  expect(shown()).toBe("dark");
});

test("keeps the choice as plain text under the key theme", () => {
  theme.set("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("treats any other stored value as the default", () => {
  localStorage.setItem("theme", "sepia");
  expect(theme.get()).toBe("system");
});
