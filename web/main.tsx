/** Mounts the client: the one SWR configuration inside the one router. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { followTextSize } from "./browser/text-size.ts";
import { followTheme } from "./browser/theme.ts";
import { createConfiguration } from "./data/configuration.ts";
import "./styles/main.css";

followTheme();
followTextSize();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id `root`.");

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App configuration={createConfiguration()} />
    </BrowserRouter>
  </StrictMode>,
);
