/** The sidebar: navigation, recent searches, settings. Under 768 px it is a drawer over the page. */
import { Suspense, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { drawerOpen, useCollapsed, useSmallScreen } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { Brand } from "../ui/brand-mark.tsx";
import { lazyOptional } from "../ui/lazy.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { Navigation } from "./navigation.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { SidebarFooter } from "./sidebar-footer.tsx";

const Tooltips = lazyOptional(() => import("./tooltips.tsx").then((part) => part.Tooltips));

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
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it.
  useEffect(closeDrawer, [key]);
  return (
    open && (
      <Sheet name="Menu" place="side" onClose={closeDrawer}>
        <aside className={`${COLUMN} h-dvh w-72`} id="sidebar" aria-label="Sidebar">
          <SidebarContent />
        </aside>
      </Sheet>
    )
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
