/** Serves the files of the built client, except its page. */
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fp from "fastify-plugin";

/** The folder of files that have their hash in their name, and so never change. */
const HASHED_ASSETS = "assets/";
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** @param options.clientFolder - Path of the built client. */
export const staticFiles = fp<{ clientFolder: string }>(
  async (app, { clientFolder }) => {
    const hashedAssets = join(clientFolder, HASHED_ASSETS);
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
        const hashed = path.startsWith(hashedAssets);
        reply.header(
          "cache-control",
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
        );
      },
    });
  },
  { name: "static-files", fastify: "5.x" },
);
