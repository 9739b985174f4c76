/** Serves the files of the built client, except its page. */
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fp from "fastify-plugin";

/** Browsers update the client when this file changes, so they must never use a stale one. */
const SERVICE_WORKER = "sw.js";
/** The names of these files contain their hash, so they never change. */
const HASHED_ASSETS = "assets/";
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** @param options.clientFolder - Path of the built client. */
export const staticFiles = fp<{ clientFolder: string }>(
  async (app, { clientFolder }) => {
    const hashedAssets = join(clientFolder, HASHED_ASSETS);
    const serviceWorker = join(clientFolder, SERVICE_WORKER);
    const cacheControl = (path: string) => {
      if (path === serviceWorker) return "no-cache";
      return path.startsWith(hashedAssets)
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : `public, max-age=${HOUR_SECONDS}`;
    };
    await app.register(fastifyStatic, {
      root: clientFolder,
      // A route per file: other paths are not found, without a look at the disk.
      wildcard: false,
      globIgnore: ["index.html", "**/*.{gz,br}"],
      // The build writes compressed files beside those that are worth it.
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheControl(path));
      },
    });
  },
  { name: "static-files", fastify: "5.x" },
);
