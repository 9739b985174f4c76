/** Mounts the client. */
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { PageData } from "../server/contract/page-data.ts";
import { App } from "./app.tsx";
import { keepReader } from "./arrival/keep-reader.ts";
import { completePageData, readPageData } from "./data/swr.ts";
import { prefetchCode } from "./routes.tsx";
import { followSidebar } from "./stores/sidebar.ts";
import { followTextSize } from "./stores/text-size.ts";
import { followTheme } from "./stores/theme.ts";
import "./styles/main.css";

/**
 * How long to wait for the first page's code before showing the shell without it, in milliseconds. The code usually
 * arrives sooner, so that the first paint is complete.
 */
const CODE_TIMEOUT = 300;

followTheme();
followTextSize();
followSidebar();

// After the page's own resources. Plain http has no service workers.
if (import.meta.env.PROD) {
  window.addEventListener("load", () => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined));
}

// A deferred script would delay the browser's jump to the place that the address names.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();

function start(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no element with the id `root`.");

  const data = readPageData();
  const client = (complete: PageData | null) => (
    <StrictMode>
      <BrowserRouter>
        <App data={complete} />
      </BrowserRouter>
    </StrictMode>
  );
  const code = prefetchCode(window.location.pathname + window.location.search);
  if (root.hasChildNodes()) {
    // The server has rendered the page, so it can be read while the code loads.
    void Promise.all([completePageData(data), code, untilShown()]).then(([complete]) => {
      const restoreReader = keepReader(root);
      hydrateRoot(root, client(complete), {
        onRecoverableError: (error) => {
          restoreReader();
          console.error("The rendered page was drawn again:", error);
        },
      });
    });
  } else {
    const timeout = new Promise((resolve) => setTimeout(resolve, CODE_TIMEOUT));
    void Promise.race([code, timeout]).then(() => createRoot(root).render(client(data)));
  }
}

/** What the server rendered is hidden until the fonts are loaded, and nothing hidden can take the focus. */
function untilShown(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset.fonts === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { attributeFilter: ["data-fonts"] });
  });
}
