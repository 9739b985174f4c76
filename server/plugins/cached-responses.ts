/** Keeps the responses of a scope, and lets caches store them, so that each is made once per revision and day. */
import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { dayOf } from "../shared/day.ts";
import { isRead } from "./request.ts";

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

/** Maximum size of the bodies cached for a revision, in bytes. Their compressed forms, cached by `compression`, add half. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Maximum size of the addresses and headers cached for a revision, in bytes. Visitors choose the addresses. */
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;

/** The headers that are cached with a body. */
const KEPT_HEADERS = ["content-type", "content-disposition", "etag", "vary", ...Object.keys(CACHEABLE)];

/** The responses of a revision. Questions with the same answer share a body. */
class CachedResponses {
  /** By address. */
  readonly #headers = new LRUCache<string, OutgoingHttpHeaders>({
    maxSize: MAX_ADDRESS_BYTES,
    sizeCalculation: (_headers, address) => 1000 + 2 * address.length,
  });
  /** By tag. */
  readonly #bodies = new LRUCache<string, Buffer>({
    maxSize: MAX_BODY_BYTES,
    sizeCalculation: (body) => Math.max(1, body.length),
  });

  /** @returns The response to an address, or null if it is not cached. */
  find(address: string): { headers: OutgoingHttpHeaders; body: Buffer } | null {
    const headers = this.#headers.get(address);
    const body = headers && this.#bodies.get(String(headers.etag));
    return body ? { headers, body } : null;
  }

  /** @returns The body as bytes: the same object for the same text, as long as it is cached. */
  add(address: string, headers: OutgoingHttpHeaders, text: string): Buffer {
    const tag = String(headers.etag);
    const body = this.#bodies.get(tag) ?? Buffer.from(text);
    this.#headers.set(address, headers);
    this.#bodies.set(tag, body);
    return body;
  }
}

/**
 * Lets caches store what the routes of a scope send with status 200, unless it has a `Cache-Control` of its own. Texts
 * are cached as long as their revision is served, at most for the day (UTC), since the question of the day is in some of
 * them, and sent without calling the route again.
 */
export const cachedResponses = fp(
  async (app) => {
    const revisions = new WeakMap<object, { day: string; responses: CachedResponses }>();
    const cacheFor = ({ snapshot }: FastifyRequest) => {
      const day = dayOf(new Date());
      const cached = revisions.get(snapshot);
      if (cached?.day === day) return cached.responses;
      const responses = new CachedResponses();
      revisions.set(snapshot, { day, responses });
      return responses;
    };

    app.addHook("onRequest", (request, reply, done) => {
      const found = isRead(request) ? cacheFor(request).find(addressOf(request)) : null;
      if (found === null) done();
      else reply.headers(found.headers).send(found.body);
    });
    app.addHook("onSend", (request, reply, payload, done) => {
      const isFound = reply.statusCode === 200 || reply.statusCode === 304;
      if (!isRead(request) || !isFound || reply.hasHeader("cache-control")) return done();
      const vary = [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", ");
      reply.headers({ ...CACHEABLE, vary });
      if (reply.statusCode === 304 || typeof payload !== "string") return done();
      const headers = Object.fromEntries(
        KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
      );
      done(null, cacheFor(request).add(addressOf(request), headers, payload));
    });
  },
  { name: "cached-responses", dependencies: ["revision"], fastify: "5.x" },
);

/** Includes protocol and host, with which the links in some responses begin. No part can contain the separator. */
function addressOf({ protocol, headers, url }: FastifyRequest): string {
  return [protocol, headers.host, url].join("\n");
}
