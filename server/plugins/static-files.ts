/** Serves the files of the built client, except its page. */
import type { OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";

/** Browsers update the client when this file changes, so they must never use a stale one. */
const SERVICE_WORKER = "sw.js";
/** The names of these files contain their hash, so they never change. */
const HASHED_ASSETS = "assets/";
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** The headers of a file. The others are those of a request. */
const FILE_HEADERS = [
  "accept-ranges",
  "cache-control",
  "content-encoding",
  "content-type",
  "etag",
  "last-modified",
  "vary",
];
/** What @fastify/static has to see: requests for a part of a file, or for one that has changed. */
const CONDITIONS = ["if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "range"];
/** How much is cached, in bytes: the build is a few megabytes. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/** @param options.clientFolder - Path of the built client. */
export const staticFiles = fp<{ clientFolder: string }>(
  async (app, { clientFolder }) => {
    const hashedAssets = join(clientFolder, HASHED_ASSETS);
    const serviceWorker = join(clientFolder, SERVICE_WORKER);
    const cacheControl = (path: string) => {
      if (path.replace(/\.(?:br|gz)$/, "") === serviceWorker) return "no-cache";
      return path.startsWith(hashedAssets)
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : `public, max-age=${HOUR_SECONDS}`;
    };
    await app.register(async (files) => {
      cacheFiles(files);
      await files.register(fastifyStatic, {
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
    });
  },
  { name: "static-files", fastify: "5.x" },
);

/**
 * Keeps the files that a scope sends in memory: the build changes only with a new start, and opening a file takes most
 * of the time of a request.
 */
function cacheFiles(app: FastifyInstance): void {
  const cache = new LRUCache<string, { headers: OutgoingHttpHeaders; body: Buffer }>({
    maxSize: MAX_KEPT_BYTES,
    // With the key, since clients choose what they accept.
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
  });
  const isWhole = ({ method, headers }: FastifyRequest) =>
    method === "GET" && !CONDITIONS.some((name) => name in headers);
  const keyOf = ({ routeOptions, headers }: FastifyRequest) => `${routeOptions.url} ${headers["accept-encoding"]}`;

  app.addHook("onRequest", (request, reply, done) => {
    const file = isWhole(request) ? cache.get(keyOf(request)) : undefined;
    if (file) reply.headers(file.headers).send(file.body);
    else done();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isWhole(request) || reply.statusCode !== 200 || !(payload instanceof Readable)) return payload;
    const headers = Object.fromEntries(
      FILE_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
    );
    const body = await buffer(payload);
    cache.set(keyOf(request), { headers, body });
    return body;
  });
}
