/**
 * Builds the client and, with `--ssr`, its server-side renderer; `server/launch/prepare.js` says where to. In development,
 * proxies the server's addresses.
 */
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { compress } from "./build/compress.ts";
import { serviceWorker } from "./build/service-worker.ts";

const server = "http://127.0.0.1:3000";

/** What the client needs of its packages, where they bring more. */
const replacements = [
  // The router leads all bundlers to the build that warns developers of mistakes.
  { find: /^react-router$/, replacement: routerFile("index.mjs") },
  { find: /^react-router\/dom$/, replacement: routerFile("dom-export.mjs") },
  // What React before 18 did not have.
  { find: /^use-sync-external-store\/shim.*/, replacement: "react" },
];

function routerFile(name: string): string {
  return join(import.meta.dirname, "../node_modules/react-router/dist/production", name);
}

/** Of the packages that are built in: minifying leaves out their notices. */
const LICENCES = { fileName: "licences.md" };

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === "build" ? replacements : [] },
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        // Vite minifies all styles with Lightning CSS; doing so here as well would duplicate prefixes.
        tailwindcss({ optimize: false }),
        serviceWorker(join(import.meta.dirname, "worker/worker.ts")),
        compress(),
      ],
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        target: "node20",
        license: LICENCES,
        // The server loads all of it when it starts: one file in half the time of a hundred.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        target: "es2022",
        license: LICENCES,
        // The oldest browsers that Tailwind supports.
        cssTarget: ["chrome111", "firefox128", "safari16.4"],
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: chunks } },
      },
  // Bundles all dependencies: React for production, and one React for every library.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/logos": server, "/covers": server },
  },
}));
