/** Builds the service worker after the client, with the list of the client's files to cache. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin } from "vite";

/** The files to cache, including fonts, but not those that only notes may need, licences or icons for the home screen. */
const CLIENT =
  /^(?:assets\/.+\.(?:js|css)|fonts\/(?!.*(?:greek|hebrew)).+\.woff2|(?:favicon|emblems|themes|torn-book)\.svg|manifest\.webmanifest)$/;
/** Files with a hash in their name. */
const HASHED = /^assets\//;

/**
 * @param entry - Absolute path of the worker's module. It is built to `sw.js` at the root, so that it controls all
 * pages.
 */
export function serviceWorker(entry: string): Plugin {
  return {
    name: "loci-service-worker",
    apply: "build",
    async writeBundle({ dir: outDir = "" }) {
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

/** The files in Workbox's format: with a revision if the name has no hash. */
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
