/** The keyboard shortcuts of every page, inactive in text fields. This table binds them, and `?` shows it. */
import { useEffect, useEffectEvent } from "react";
import { singleKeys } from "../stores/single-keys.ts";

/** `Mod` is Ctrl, or Cmd on a Mac. */
export const shortcuts = {
  toggleSidebar: ["Mod+B"],
  goToSearch: ["/", "Mod+K"],
  next: ["J"],
  previous: ["K"],
  save: ["S"],
  cite: ["C"],
  showKeys: ["?"],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof shortcuts;

const MODIFIER = "Mod+";
/** Where keys type text, or choose from a menu by its first letters. */
const TAKES_KEYS = "input, textarea, select, [contenteditable], [role=menu]";
/** Elements that cover the page. */
const MODAL = "dialog[open]";

const actions = new Map<Command, (() => void)[]>();

/** @returns Whether the key works without Ctrl or Cmd. */
export function isSingleKey(key: string): boolean {
  return !key.startsWith(MODIFIER);
}

/** Binds the keys. Use it once, around the pages. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener("keydown", runShortcut);
    return () => document.removeEventListener("keydown", runShortcut);
  }, []);
}

/** Defines what a command does while the component is mounted; the newest action wins. */
export function useCommand(command: Command, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    const own = () => run();
    const others = () => (actions.get(command) ?? []).filter((one) => one !== own);
    actions.set(command, [...others(), own]);
    return () => void actions.set(command, others());
  }, [command]);
}

function runShortcut(event: KeyboardEvent): void {
  const { key, target, defaultPrevented, altKey, shiftKey, ctrlKey, metaKey } = event;
  const [modified, otherwise] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const takesKeys = target instanceof Element && target.closest(TAKES_KEYS) !== null;
  const ignored = modified ? shiftKey : takesKeys || !singleKeys.get() || document.querySelector(MODAL) !== null;
  if (defaultPrevented || altKey || otherwise || ignored) return;
  const pressed = (modified ? MODIFIER : "") + key.toUpperCase();
  for (const [command, keys] of Object.entries(shortcuts)) {
    const run = actions.get(command as Command)?.at(-1);
    if (run === undefined || !(keys as readonly string[]).includes(pressed)) continue;
    event.preventDefault();
    run();
  }
}

/** On a Mac, Ctrl+B and Ctrl+K belong to text fields: they move the caret and delete to the end of the line. */
const isMac = () => /^(?:Mac|iP)/.test(navigator.platform);
