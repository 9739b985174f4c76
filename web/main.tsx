/** Mounts the client: the one SWR configuration inside the one router. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createConfiguration } from "./data/configuration.ts";
import { prefetchFirst } from "./parts.ts";
import { followTextSize } from "./stores/text-size.ts";
import { followTheme } from "./stores/theme.ts";
import "./styles/main.css";

/**
 * How long the first page's code is waited for before the shell is shown without it, in milliseconds. Most often
 * it is there long before, and whole at the first paint.
 */
const PATIENCE = 300;

followTheme();
followTextSize();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id `root`.");

const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
void Promise.race([prefetchFirst(window.location), patience]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App configuration={createConfiguration()} />
      </BrowserRouter>
    </StrictMode>,
  ),
);
