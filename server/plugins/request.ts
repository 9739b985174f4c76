/** Reads what every request has, whatever its route. */
import type { FastifyRequest } from "fastify";

/** @returns The path, without the query. */
export function pathOf({ url }: Pick<FastifyRequest, "url">): string {
  return url.split("?", 1)[0] ?? "";
}

/** @returns Whether a request only reads. */
export function isRead({ method }: Pick<FastifyRequest, "method">): boolean {
  return method === "GET" || method === "HEAD";
}
