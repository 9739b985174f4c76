/** Caches the responses of a scope, and lets other caches store them, so that each is made once per revision and day. */
import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { dayOf } from "../shared/day.ts";
import { isRead } from "./request.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** @returns The address of a route's response without what makes no difference to it. If absent, the whole address counts. */
    canonicalAddress?(request: FastifyRequest): string;
  }
}

/** How long a shared cache serves a response before it revalidates it, in s: about as long as a load goes unnoticed. */
const FRESH_SECONDS = 2;
/** How long a shared cache may serve a stale response while it revalidates it, in s. */
const STALE_SECONDS = 8;

/**
 * The headers of responses that any cache may store. A browser revalidates them at each use; `must-revalidate` keeps it
 * from using a stale one. `CDN-Cache-Control` (RFC 9213) is for caches in which `must-revalidate` would override
 * `stale-while-revalidate`.
 */
const CACHEABLE = {
  "cache-control": `public, max-age=0, must-revalidate, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  "cdn-cache-control": `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
};

/** Maximum size of the responses cached for a revision, in bytes. Their compressed forms, cached by `compression`, add half. */
const MAX_BYTES = 32 * 1024 * 1024;
/** About what an entry takes beside its address and its body, in bytes. */
const ENTRY_BYTES = 1000;

/** The headers that are cached with a body. */
const CACHED_HEADERS = ["content-type", "content-disposition", "etag", "vary", ...Object.keys(CACHEABLE)];

/** By revision, of one day, by address. Visitors choose the addresses. */
const revisions = new WeakMap<object, { day: string; responses: Responses }>();
type Responses = LRUCache<string, { headers: OutgoingHttpHeaders; body: Buffer }>;

/**
 * Lets caches store what the routes of a scope send with status 200, unless it has a `Cache-Control` of its own. Texts
 * are cached as long as their revision is served, at most for the day (UTC), since the question of the day is in some of
 * them, and sent without calling the route again.
 */
export const cachedResponses = fp(
  async (app) => {
    app.addHook("onRequest", (request, reply, done) => {
      const found = isRead(request) ? cacheFor(request).get(keyOf(request)) : undefined;
      if (found === undefined) done();
      else reply.headers(found.headers).send(found.body);
    });
    app.addHook("onSend", (request, reply, payload, done) => {
      const isFound = reply.statusCode === 200 || reply.statusCode === 304;
      if (!isRead(request) || !isFound || reply.hasHeader("cache-control")) return done();
      const vary = [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", ");
      reply.headers({ ...CACHEABLE, vary });
      if (reply.statusCode === 304 || typeof payload !== "string") return done();
      const headers = Object.fromEntries(
        CACHED_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
      );
      const body = Buffer.from(payload);
      cacheFor(request).set(keyOf(request), { headers, body });
      done(null, body);
    });
  },
  { name: "cached-responses", dependencies: ["revision"], fastify: "5.x" },
);

function cacheFor({ snapshot }: FastifyRequest): Responses {
  const day = dayOf(new Date());
  const cached = revisions.get(snapshot);
  if (cached?.day === day) return cached.responses;
  const responses: Responses = new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, address) => ENTRY_BYTES + 2 * address.length + body.length,
  });
  revisions.set(snapshot, { day, responses });
  return responses;
}

/** Includes protocol and host, with which the links in some responses begin. No part can contain the separator. */
function keyOf(request: FastifyRequest): string {
  const { protocol, headers, url, routeOptions } = request;
  return [protocol, headers.host, routeOptions.config.canonicalAddress?.(request) ?? url].join("\n");
}
