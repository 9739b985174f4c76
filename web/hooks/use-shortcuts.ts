/** Keys that work everywhere. They leave people alone who are typing. */
import { useEffect, useEffectEvent } from "react";

type Shortcuts = { readonly onToggleSidebar: () => void; readonly onFocusSearch: () => void };

/** Ctrl or Cmd with B for the sidebar, `/` for the search box. */
export function useShortcuts({ onToggleSidebar, onFocusSearch }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const withCommand = event.ctrlKey || event.metaKey;
    if (withCommand && event.key.toLowerCase() === "b") {
      event.preventDefault();
      onToggleSidebar();
    } else if (!withCommand && event.key === "/" && !isTyping(event.target)) {
      event.preventDefault();
      onFocusSearch();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
