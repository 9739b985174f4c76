/** The sidebar: navigation, recent searches, settings. Under 768 px it is a drawer over the page. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { drawerOpen, isSmallScreen, onScreenChange } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Navigation } from "./navigation.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { SidebarFooter } from "./sidebar-footer.tsx";

export function Sidebar() {
  const closeButton = useDrawer();
  return (
    <aside className="sidebar" id="sidebar" aria-label="Sidebar">
      <div className="brand-w">
        <Link className="brand" to={paths.home} aria-label="Loci, home">
          <BrandMark />
          <b>Loci</b>
        </Link>
        <button
          ref={closeButton}
          type="button"
          className="brand-x only-s"
          aria-label="Close menu"
          onClick={() => drawerOpen.set(false)}
        >
          <Icon name="close" />
        </button>
      </div>
      <Navigation />
      <RecentSearches />
      <SidebarFooter />
    </aside>
  );
}

/** The drawer closes by Escape, by going somewhere and in a larger window; the focus goes into it and back to the menu button. */
function useDrawer() {
  const closeButton = useRef<HTMLButtonElement>(null);
  const open = useStore(drawerOpen);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes it.
  useEffect(() => drawerOpen.set(false), [key]);
  // In a larger window nothing would show how to close it.
  useEffect(() => onScreenChange(() => !isSmallScreen() && drawerOpen.set(false)), []);
  useEffect(() => {
    if (!open) return;
    closeButton.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") drawerOpen.set(false);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.getElementById("menu-button")?.focus();
    };
  }, [open]);
  return closeButton;
}
