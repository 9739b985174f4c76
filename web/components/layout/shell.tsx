/** What stays while pages come and go: the sidebar, the messages, the keys that work everywhere. */
import { Suspense, useEffect, useEffectEvent } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { useScrollRestoration } from "../../hooks/use-scroll-restoration.ts";
import { paths } from "../../lib/paths.ts";
import { drawerOpen, toggleSidebar } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { SEARCH_BOX_ID } from "../search/search-box.tsx";
import { ToastRegion } from "../ui/toaster.tsx";
import { Announcer } from "./announcer.tsx";
import { Sidebar } from "./sidebar.tsx";

export function Shell() {
  const drawer = useStore(drawerOpen);
  const navigate = useNavigate();
  useScrollRestoration();
  useShortcuts({
    onToggleSidebar: toggleSidebar,
    onFocusSearch: () => {
      const box = document.getElementById(SEARCH_BOX_ID);
      if (box) box.focus();
      else navigate(paths.home, { state: { focusSearch: true } });
    },
  });
  return (
    <div className="grid min-h-dvh grid-cols-[auto_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)] print:block">
      <a
        className="absolute -top-16 left-4 z-50 rounded bg-ink px-4 py-3 text-paper underline focus:top-2 print:hidden"
        href="#main"
        inert={drawer}
      >
        Skip to content
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-col" inert={drawer}>
        <Suspense fallback={<main id="main" aria-busy="true" />}>
          <Outlet />
        </Suspense>
      </div>
      {drawer && (
        <button
          type="button"
          className="fixed inset-0 z-35 bg-[rgb(20_14_8/0.46)] md:hidden print:hidden"
          aria-label="Close menu"
          onClick={() => drawerOpen.set(false)}
        />
      )}
      <ToastRegion />
      <Announcer />
    </div>
  );
}

type Shortcuts = { readonly onToggleSidebar: () => void; readonly onFocusSearch: () => void };

/** Keys that work everywhere: Ctrl or Cmd with B for the sidebar, `/` for the search box unless the user is typing. */
function useShortcuts({ onToggleSidebar, onFocusSearch }: Shortcuts): void {
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
