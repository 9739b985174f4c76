/** Mounts the client: the one SWR configuration inside the one router. */
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { readPageData } from "./data/swr.ts";
import { prefetchPage } from "./routes.tsx";
import { followSidebar } from "./stores/sidebar.ts";
import { followOtherTabs } from "./stores/store.ts";
import { followTextSize } from "./stores/text-size.ts";
import { followTheme } from "./stores/theme.ts";
import "./styles/main.css";

/**
 * How long the first page's code is waited for before the shell is shown without it, in milliseconds. Most often
 * it is there long before, and whole at the first paint.
 */
const PATIENCE = 300;

followOtherTabs();
followTheme();
followTextSize();
followSidebar();

// After what the page itself needs. Where there can be no worker, as on plain http, there is none.
if (import.meta.env.PROD) {
  window.addEventListener("load", () => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined));
}

// A script that waited for the end of the page would hold up the browser's way to the place that the address names.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();

function start(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no element with the id `root`.");

  const client = (
    <StrictMode>
      <BrowserRouter>
        <App data={readPageData()} />
      </BrowserRouter>
    </StrictMode>
  );
  const code = prefetchPage(window.location.pathname + window.location.search);
  if (root.hasChildNodes()) {
    // The server has rendered the page, which can be read meanwhile.
    void code.then(() => hydrateRoot(root, client));
  } else {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([code, patience]).then(() => createRoot(root).render(client));
  }
}
