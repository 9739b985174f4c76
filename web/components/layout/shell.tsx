/** The shell around all pages: sidebar, messages and keyboard shortcuts. */
import { Suspense, useState } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { ArrivalProvider, useArrivals } from "../../arrival/use-arrival.ts";
import { useOnline } from "../../hooks/use-online.ts";
import { useCommand, useShortcuts } from "../../hooks/use-shortcuts.ts";
import { paths } from "../../lib/paths.ts";
import { toggleSidebar } from "../../stores/sidebar.ts";
import { SEARCH_BOX_ID } from "../search/search-box.tsx";
import { lazyOptional } from "../ui/lazy.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { Announcer } from "./announcer.tsx";
import { CodeBoundary, FailedPage } from "./opening-page.tsx";
import { Sidebar } from "./sidebar.tsx";

const KeysSheet = lazyOptional(() => import("../settings/keyboard-shortcuts.tsx").then((part) => part.KeysSheet));

/** Moves to the next or previous entry of a list; the code comes with the first press. */
async function step(direction: 1 | -1): Promise<void> {
  const { stepThrough } = await import("./step-through.ts");
  stepThrough(direction);
}

export function Shell() {
  const [keysShown, setKeysShown] = useState(false);
  const online = useOnline();
  const navigate = useNavigate();
  const arrival = useArrivals();
  useShortcuts();
  useCommand("toggleSidebar", toggleSidebar);
  useCommand("goToSearch", () => {
    const box = document.getElementById(SEARCH_BOX_ID);
    if (box) box.focus();
    else navigate(paths.home, { state: { focusSearch: true } });
  });
  useCommand("next", () => step(1));
  useCommand("previous", () => step(-1));
  useCommand("showKeys", () => setKeysShown(true));
  return (
    <div className="grid min-h-dvh grid-cols-[auto_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)] print:block">
      <a
        className="absolute inset-s-4 -top-16 z-50 rounded bg-ink px-4 py-3 text-paper underline focus:top-2 print:hidden"
        href="#main"
      >
        Skip to content
      </a>
      <Sidebar />
      <div className="@container flex min-w-0 flex-col">
        {!online && <OfflineNotice />}
        <ArrivalProvider value={arrival}>
          <CodeBoundary Failed={FailedPage}>
            <Suspense fallback={<main id="main" aria-busy="true" />}>
              <Outlet />
            </Suspense>
          </CodeBoundary>
        </ArrivalProvider>
      </div>
      <Suspense>{keysShown && <KeysSheet onClose={() => setKeysShown(false)} />}</Suspense>
      <Toaster />
      <Announcer />
    </div>
  );
}

function OfflineNotice() {
  const kept = navigator.serviceWorker?.controller;
  return (
    <p className="border-rule border-b bg-wash px-4 py-2 text-center text-control print:hidden" role="status">
      You are offline. {kept && <span>The pages you have visited and the answers you have saved still open.</span>}
    </p>
  );
}
