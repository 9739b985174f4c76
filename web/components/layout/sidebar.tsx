/** The sidebar: navigation, recent searches, settings. Under 768 px it is a drawer over the page. */
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { drawerOpen, useCollapsed, useSmallScreen } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { Brand } from "../ui/brand-mark.tsx";
import { lazyOptional } from "../ui/lazy.tsx";
import { Navigation } from "./navigation.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { SidebarFooter } from "./sidebar-footer.tsx";

const Drawer = lazyOptional(() => import("../ui/drawer.tsx").then((part) => part.Drawer));
const Tooltips = lazyOptional(() => import("./tooltips.tsx").then((part) => part.Tooltips));

/** Prefetches the code of the drawer. */
export const prefetchDrawer = Drawer.prefetch;
export const MENU_BUTTON_ID = "menu-button";

const COLUMN = "flex flex-col low:overflow-y-auto border-rule border-e bg-vellum [--focus-offset:-2px] print:hidden";

export function Sidebar() {
  const collapsed = useCollapsed();
  const column = useRef<HTMLElement>(null);
  return useSmallScreen() ? (
    <SidebarDrawer />
  ) : (
    <aside
      ref={column}
      className={`${COLUMN} sticky top-0 z-5 h-dvh collapsed:w-12 w-64 max-md:hidden`}
      id="sidebar"
      aria-label="Sidebar"
    >
      <SidebarContent />
      <Suspense>{collapsed && <Tooltips area={column} />}</Suspense>
    </aside>
  );
}

function SidebarDrawer() {
  const open = useStore(drawerOpen);
  const [opened, setOpened] = useState(open);
  const { key } = useLocation();
  if (open && !opened) setOpened(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it.
  useEffect(closeDrawer, [key]);
  return (
    <Suspense>
      {opened && (
        <Drawer open={open} onClose={closeDrawer} label="Menu" openerId={MENU_BUTTON_ID}>
          <aside className={`${COLUMN} h-dvh w-72 shadow-drawer`} id="sidebar" aria-label="Sidebar">
            <SidebarContent />
          </aside>
        </Drawer>
      )}
    </Suspense>
  );
}

const closeDrawer = () => drawerOpen.set(false);

function SidebarContent() {
  return (
    <>
      <Link
        className="mt-2 flex h-14 flex-none items-center collapsed:justify-center gap-2.5 collapsed:px-0 px-4.5"
        to={paths.home}
        aria-label="Loci, home"
      >
        <Brand />
      </Link>
      <Navigation />
      <RecentSearches />
      <SidebarFooter />
    </>
  );
}
