/** The site's own address, which documents for other programs begin their links with. */
import type { FastifyRequest } from "fastify";
import { HttpError } from "../plugins/errors.ts";

/** A name or an address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * @param configured - `LOCI_ORIGIN`; without it, the address at which the request came in counts. A proxy must hand its
 *   `Host` on; `X-Forwarded-Host` is not believed, since proxies hand on what a client makes up there.
 * @returns Scheme, host and port, such as `https://loci.example.org`.
 * @throws {HttpError} 400 when the request names no host.
 */
export function originOf(request: FastifyRequest, configured: string | null): string {
  if (configured !== null) return configured;
  const scheme = request.protocol === "https" ? "https" : "http";
  const origin = `${scheme}://${request.headers.host ?? ""}`;
  if (!HOST.test(request.headers.host ?? "") || !URL.canParse(origin))
    throw new HttpError(400, "The header Host is missing or names no host; ask by the address of this site.");
  return new URL(origin).origin;
}
