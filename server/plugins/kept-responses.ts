/** Keeps the responses of a scope, and lets caches keep them, so that each is made once for a revision. */
import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { isRead } from "./request.ts";

/** How long a shared cache serves a response before it asks again, in s: about as long as a load goes unnoticed. */
const FRESH_SECONDS = 2;
/** How long it may go on serving it while it asks, in s. */
const STALE_SECONDS = 8;

/**
 * The headers of what any cache may store. A browser asks at each use whether it is still current; `must-revalidate` also
 * keeps it from using what is stale. `CDN-Cache-Control` (RFC 9213) is for caches that let `must-revalidate` prevail.
 */
const CACHEABLE = {
  "cache-control": `public, max-age=0, must-revalidate, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  "cdn-cache-control": `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
};

/** How much is kept for a revision, in bytes. The compressed bytes, which `compression` keeps, add half as much. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The same for addresses, which visitors choose. */
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;

/** The headers that a route sets. */
const KEPT_HEADERS = ["content-type", "content-disposition", "etag", "vary", ...Object.keys(CACHEABLE)];

/** The responses of a revision. Questions with the same answer share a body. */
class KeptResponses {
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

  /** @returns The response to an address, or null if it is not kept. */
  find(address: string): { headers: OutgoingHttpHeaders; body: Buffer } | null {
    const headers = this.#headers.get(address);
    const body = headers && this.#bodies.get(String(headers.etag));
    return body ? { headers, body } : null;
  }

  /** @returns The body as bytes: the same object for the same text, as long as it is kept. */
  keep(address: string, headers: OutgoingHttpHeaders, text: string): Buffer {
    const tag = String(headers.etag);
    const body = this.#bodies.get(tag) ?? Buffer.from(text);
    this.#headers.set(address, headers);
    this.#bodies.set(tag, body);
    return body;
  }
}

/**
 * Keeps what the routes of a scope send as texts with status 200, as long as its revision is served, and sends it without
 * asking the route again; a route that sets `Cache-Control` itself is left alone. Register this before `overload`, since
 * what is kept is sent in no time.
 */
export const keptResponses = fp(
  async (app) => {
    const revisions = new WeakMap<object, KeptResponses>();
    const keptFor = ({ snapshot }: FastifyRequest) => {
      const kept = revisions.get(snapshot) ?? new KeptResponses();
      revisions.set(snapshot, kept);
      return kept;
    };

    app.addHook("onRequest", (request, reply, done) => {
      const found = isRead(request) ? keptFor(request).find(addressOf(request)) : null;
      if (found === null) done();
      else reply.headers(found.headers).send(found.body);
    });
    app.addHook("onSend", (request, reply, payload, done) => {
      const isFound = reply.statusCode === 200 || reply.statusCode === 304;
      if (!isRead(request) || !isFound || typeof payload !== "string" || reply.hasHeader("cache-control"))
        return done();
      const vary = [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", ");
      reply.headers({ ...CACHEABLE, vary });
      if (reply.statusCode === 304) return done();
      const headers = Object.fromEntries(KEPT_HEADERS.map((name) => [name, reply.getHeader(name)]));
      done(null, keptFor(request).keep(addressOf(request), headers, payload));
    });
  },
  { name: "kept-responses", dependencies: ["revision"], fastify: "5.x" },
);

/** With the host and the protocol, with which the links in some responses begin. */
function addressOf({ protocol, headers, url }: FastifyRequest): string {
  return `${protocol}://${headers.host}${url}`;
}
