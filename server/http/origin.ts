/** The origin under which a visitor reached this site, for addresses that leave it. */
import type { FastifyRequest } from "fastify";

/** A host name or an address, with or without a port; whatever else a client sends is not repeated. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** @returns Such as `https://loci.example`; a proxy that is trusted tells protocol and host. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${HOST.test(request.host) ? request.host.toLowerCase() : "localhost"}`;
}
