/** Binds the keys of `lib/shortcuts.ts`, and lets a page define their actions. */
import { useEffect, useEffectEvent } from "react";
import { type Command, provideAction, runShortcut } from "../lib/shortcuts.ts";
import { singleKeys } from "../stores/single-keys.ts";

/** Use it once, around the pages. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => runShortcut(event, singleKeys.get());
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Defines what a command does while the component is mounted. */
export function useCommand(command: Command, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => provideAction(command, () => run()), [command]);
}
