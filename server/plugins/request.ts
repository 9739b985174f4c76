/** What every request and its response have, whatever the route. */
import type { FastifyReply, FastifyRequest } from "fastify";

/** @returns The path, without the query. */
export function pathOf({ url }: Pick<FastifyRequest, "url">): string {
  return url.split("?", 1)[0] ?? "";
}

/** @returns Whether a request only reads. */
export function isRead({ method }: Pick<FastifyRequest, "method">): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * @param tag - The tag of the response, as its header has it; empty if it has none.
 * @returns Whether the client already has the response: whether `If-None-Match` names its tag (RFC 9110, section 13.1.2).
 */
export function isHeld({ headers }: Pick<FastifyRequest, "headers">, tag: string): boolean {
  const held = headers["if-none-match"];
  if (held === undefined || tag === "") return false;
  const bare = (one: string) => one.trim().replace(/^W\//, "");
  return held.trim() === "*" || held.split(",").some((one) => bare(one) === bare(tag));
}

/** Keeps a response out of every cache: on a device that others use, it would show who was in danger. */
export function markPrivate(reply: FastifyReply): void {
  reply.header("cache-control", "no-store");
}
