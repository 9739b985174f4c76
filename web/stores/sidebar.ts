/** Whether the sidebar is open. The wide one is remembered in a cookie; the drawer of small screens is not. */
import { useSyncExternalStore } from "react";
import { isSmallScreen, onScreenChange } from "../lib/screen.ts";
import { createStore, type Store, useStore } from "./store.ts";

const COOKIE = "sidebar:state";
const LIFETIME = 7 * 24 * 60 * 60; // seconds

/** Where the window is wide enough for a page beside the open sidebar, it is open at first. index.html knows it too. */
const WIDE = "(width >= 64rem)";

const remembered = createStore(
  () => {
    const [, open] = /(?:^|; )sidebar:state=(true|false)/.exec(document.cookie) ?? [];
    return open ? open === "true" : matchMedia(WIDE).matches;
  },
  () => true,
);

export const sidebarOpen: Store<boolean> = {
  ...remembered,
  set: (open) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = `${COOKIE}=${open}; path=/; max-age=${LIFETIME}; samesite=lax`;
    remembered.set(open);
  },
};

/** Removes the cookie; the sidebar stays as it is until the next visit. */
export function clearSidebar(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
}

/** Whether the list of recent searches is open in the wide sidebar and in the drawer. */
export const recentOpen = createStore(() => true);
/** Whether recent searches are open next to the collapsed sidebar. */
export const flyoutOpen = createStore(() => false);

export const drawerOpen = createStore(() => false);

/** Opens or closes the sidebar or, on a small screen, the drawer. */
export function toggleSidebar(): void {
  const store = isSmallScreen() ? drawerOpen : sidebarOpen;
  store.set(!store.get());
}

/**
 * Tells the style sheets whether the sidebar is collapsed, as the script in index.html does before the first paint, and
 * closes the drawer when the window grows: there, nothing would show how to close it.
 */
export function followSidebar(): void {
  const apply = () => {
    const isSmall = isSmallScreen();
    if (!isSmall) drawerOpen.set(false);
    document.documentElement.dataset.sidebar = !sidebarOpen.get() && !isSmall ? "collapsed" : "expanded";
  };
  sidebarOpen.subscribe(apply);
  onScreenChange(apply);
  apply();
}

/** Whether the sidebar shows icons only. A drawer never does. */
export function useCollapsed(): boolean {
  const open = useStore(sidebarOpen);
  const small = useSmallScreen();
  return !open && !small;
}

/** `isSmallScreen` as a hook that follows changes. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(onScreenChange, isSmallScreen, () => false);
}
