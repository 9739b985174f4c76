/** The keyboard shortcuts of every page: Ctrl or Cmd with B or K, and `/`. */
import { useEffect, useEffectEvent } from "react";
import { singleKeys } from "../stores/single-keys.ts";

/** Where keys type text, or choose from a menu by its first letters. */
const TAKES_KEYS = "input, textarea, select, [contenteditable], [role=menu]";

type Actions = { readonly toggleSidebar: () => void; readonly goToSearch: () => void };

/** Binds the keys. Use it once, around the pages. */
export function useShortcuts({ toggleSidebar, goToSearch }: Actions): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, shiftKey, ctrlKey, metaKey } = event;
    const [modified, otherwise] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    if (defaultPrevented || altKey || otherwise) return;
    const takesKeys = target instanceof Element && target.closest(TAKES_KEYS) !== null;
    const letter = modified && !shiftKey ? key.toLowerCase() : null;
    const isSlash =
      key === "/" && !modified && !takesKeys && singleKeys.get() && !document.querySelector("dialog[open]");
    if (letter === "b") toggleSidebar();
    else if (letter === "k" || isSlash) goToSearch();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => run(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** On a Mac, Ctrl+B and Ctrl+K belong to text fields: they move the caret and delete to the end of the line. */
const isMac = () => /^(?:Mac|iP)/.test(navigator.platform);
