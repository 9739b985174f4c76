/** Builds the client into `web/dist` and, while developing, hands the server's addresses on to it. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { chunks } from "./build/chunks.ts";
import { firstVisitBudget } from "./build/first-visit-budget.ts";
import { pureComponents } from "./build/pure-components.ts";

const server = "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  // The limit for script is 105 kB.
  plugins: [
    react(),
    tailwindcss(),
    pureComponents(),
    firstVisitBudget({ script: 105_000, style: 15_000 }),
    // Beside each file, what the server sends for it: nothing is compressed while someone waits.
    compression({ algorithms: ["gzip", "brotliCompress"], include: /\.(?:js|css|svg)$/, threshold: 256 }),
  ],
  resolve: {
    // SWR brings a stand-in for what React has had since version 18.
    alias: { "use-sync-external-store/shim/index.js": "react", "use-sync-external-store/shim": "react" },
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
