/**
 * Builds the client into `web/dist` and, with `--ssr`, what renders its pages on the server into `.cache/rendering`. While
 * developing, hands the server's addresses on to it.
 */
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { chunks, ENTRY } from "./build/chunks.ts";
import { firstVisitBudget } from "./build/first-visit-budget.ts";
import { parts } from "./build/parts.ts";
import { serviceWorker } from "./build/service-worker.ts";

const server = "http://127.0.0.1:3000";

/** Half a kilobyte smaller than the build for development, which is the only one that the package's `exports` offer. */
const reactRouter = join(import.meta.dirname, "../node_modules/react-router/dist/production/index.mjs");

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        // Vite minifies all styles by Lightning CSS; doing that here as well would only write its prefixes twice.
        tailwindcss({ optimize: false }),
        firstVisitBudget({ entry: ENTRY, script: parts, style: 15_000 }),
        // Beside each file, what the server sends for it: nothing is compressed while someone waits.
        compression({ algorithms: ["gzip", "brotliCompress"], include: /\.(?:js|css|svg)$/, threshold: 256 }),
        serviceWorker(join(import.meta.dirname, "worker/worker.ts")),
      ],
  resolve: {
    alias: command === "build" && !isSsrBuild ? [{ find: /^react-router$/, replacement: reactRouter }] : [],
  },
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        target: "node20",
      }
    : {
        outDir: "dist",
        emptyOutDir: true,
        target: "es2022",
        // The oldest browsers that Tailwind supports.
        cssTarget: ["chrome111", "firefox128", "safari16.4"],
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: chunks } },
      },
  // With all it needs: React for production, and the same React for every library.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/logos": server, "/covers": server },
  },
}));
