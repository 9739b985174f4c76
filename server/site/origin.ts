/** Finds the site's own address, with which the links in documents for other programs begin. */
import type { FastifyRequest } from "fastify";
import { HttpError } from "../plugins/errors.ts";

/** A name or an address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * @param configured - `LOCI_ORIGIN`. If null, the origin is taken from the request's `Host`, which a proxy must pass
 *   on. `X-Forwarded-Host` is ignored, because proxies pass on whatever a client sends in it.
 * @returns Scheme, host and port, such as `https://loci.example.org`.
 * @throws {HttpError} 400 if the request names no valid host.
 */
export function originOf(request: FastifyRequest, configured: string | null): string {
  if (configured !== null) return configured;
  const scheme = request.protocol === "https" ? "https" : "http";
  const origin = `${scheme}://${request.headers.host ?? ""}`;
  if (!HOST.test(request.headers.host ?? "") || !URL.canParse(origin))
    throw new HttpError(400, "The header Host is missing or is not a valid host; send the host of this site.");
  return new URL(origin).origin;
}
