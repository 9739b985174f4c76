/** Builds the service worker after the client, and tells it the client's files, which it keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin } from "vite";

/** What the client is made of. Fonts come with it; licences and pictures for the home screen do not. */
const CLIENT = /^(?:assets\/.+\.(?:js|css)|fonts\/.+\.woff2|favicon\.svg|manifest\.webmanifest)$/;
/** Such files have their hash in their name. */
const HASHED = /^assets\//;

/** @param entry - The worker's module, an absolute path. It is written to `sw.js`, at the root, where it may serve all pages. */
export function serviceWorker(entry: string): Plugin {
  let outDir = "";
  return {
    name: "loci-service-worker",
    apply: "build",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const manifest = listClient(outDir);
      const buildHash = hashOf(JSON.stringify(manifest) + readFileSync(join(outDir, "index.html"), "utf8"));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: {
          "self.__WB_MANIFEST": JSON.stringify(manifest),
          __BUILD__: JSON.stringify(buildHash),
          "process.env.NODE_ENV": '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: "es2022",
          rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}

/** The files as Workbox wants them: a revision where the name says nothing of the content. */
function listClient(outDir: string) {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
    .filter((file) => CLIENT.test(file))
    .sort()
    .map((file) => ({
      url: `/${file}`,
      revision: HASHED.test(file) ? null : hashOf(readFileSync(join(outDir, file))),
    }));
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
