/** Builds the client into `web/dist` and, while developing, hands the server's addresses on to it. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { firstVisitBudget } from "./build/first-visit-budget.ts";

const server = "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  // The limit for script is 105 kB.
  plugins: [react(), tailwindcss(), firstVisitBudget({ script: 105_000, style: 15_000 })],
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
