/** Builds the client into `web/dist` and, while developing, hands the server's addresses on to it. */
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { firstVisitBudget } from "./build/first-visit-budget.ts";
import { pureComponents } from "./build/pure-components.ts";
import { serviceWorker } from "./build/service-worker.ts";

const server = "http://127.0.0.1:3000";
const REACT_ROUTER = join(import.meta.dirname, "../node_modules/react-router/dist/production");

export default defineConfig({
  root: import.meta.dirname,
  // The limit for script is 105 kB.
  plugins: [
    react(),
    tailwindcss(),
    pureComponents(),
    firstVisitBudget({ script: 105_000, style: 15_000 }),
    serviceWorker(join(import.meta.dirname, "worker/worker.ts")),
  ],
  resolve: {
    alias: [
      // SWR brings a stand-in for what React has had since version 18.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" },
      // By its name one gets React Router with the warnings for developers.
      { find: /^react-router$/, replacement: `${REACT_ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${REACT_ROUTER}/dom-export.mjs` },
    ],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/logos": server, "/covers": server },
  },
});
