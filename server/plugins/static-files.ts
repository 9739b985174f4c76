/** Serves the files of the built client, except its page. They change only with a new start, and are read into memory. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import fp from "fastify-plugin";
import { encodingFor } from "./compression.ts";
import { isHeld } from "./request.ts";

/** Browsers update the client when this file changes, so they must never use a stale one. */
const SERVICE_WORKER = "sw.js";
/** The names of these files contain their hash, so they never change. */
const HASHED_ASSETS = "assets/";
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** The page, which is filled before it is sent; what the build compressed; and hidden files. */
const NOT_SERVED = /^index\.html$|\.(?:br|gz)$|(?:^|\/)\./;
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

/** @param options.clientFolder - Path of the built client. */
export const staticFiles = fp<{ clientFolder: string }>(
  async (app, { clientFolder }) => {
    for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = relative(clientFolder, path).split(sep).join("/");
      if (!entry.isFile() || NOT_SERVED.test(name)) continue;
      const bytes = readFileSync(path);
      // The build writes compressed files beside those that are worth it.
      const compressed = { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) };
      const headers = {
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
        "cache-control": cacheControl(name),
        etag: `W/"${createHash("sha1").update(bytes).digest("base64url")}"`,
        ...(compressed.br && { vary: "accept-encoding" }),
      };
      app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => {
        reply.headers(headers);
        if (isHeld(request, headers.etag)) return reply.code(304).send();
        const encoding = encodingFor(request);
        const body = encoding && compressed[encoding];
        return body ? reply.header("content-encoding", encoding).send(body) : reply.send(bytes);
      });
    }
  },
  { name: "static-files", fastify: "5.x" },
);

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function cacheControl(name: string): string {
  if (name === SERVICE_WORKER) return "no-cache";
  return name.startsWith(HASHED_ASSETS)
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${HOUR_SECONDS}`;
}
