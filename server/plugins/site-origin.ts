/**
 * The site's own address, with which the links in documents for other programs begin: `request.siteOrigin()`. Refuses
 * requests whose `Host` is not valid.
 */
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * @returns Scheme, host and port of this site, such as `https://loci.example.org`.
     * @throws {HttpError} 400 if the request names no valid host.
     */
    siteOrigin(): string;
  }
}

/** A name or an address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Decorates requests with `siteOrigin`.
 *
 * @param options.configured - `LOCI_ORIGIN`. If null, the origin is taken from the request's `Host`, which a proxy must
 *   pass on. `X-Forwarded-Host` is ignored, because proxies pass on whatever a client sends in it.
 */
export const siteOrigin = fp<{ configured: string | null }>(
  async (app, { configured }) => {
    app.decorateRequest("siteOrigin", function () {
      return configured ?? originOf(this);
    });
    // On every route, because the host is part of the key under which a response is cached. HTTP/1.0 has none.
    app.addHook("onRequest", (request, _reply, done) => {
      if (request.headers.host !== undefined) originOf(request);
      done();
    });
  },
  { name: "site-origin", dependencies: ["errors"], fastify: "5.x" },
);

function originOf({ protocol, headers: { host = "" } }: FastifyRequest): string {
  const origin = `${protocol === "https" ? "https" : "http"}://${host}`;
  if (!HOST.test(host) || !URL.canParse(origin))
    throw new HttpError(400, "The header Host is missing or is not a valid host; send the host of this site.");
  return new URL(origin).origin;
}
