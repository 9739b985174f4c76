/** Binding the keys of `lib/shortcuts.ts`, and saying what they do on a page. */
import { useEffect, useEffectEvent } from "react";
import { type Command, provideAction, runShortcut } from "../lib/shortcuts.ts";
import { singleKeys } from "../stores/single-keys.ts";

/** To be used once, around the pages. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => runShortcut(event, singleKeys.get());
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** What a command does for as long as the component shows. */
export function useCommand(command: Command, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => provideAction(command, () => run()), [command]);
}
