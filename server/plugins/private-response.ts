/** Responses that no cache may store: on a device that others use, they would show who was in danger. */
import type { FastifyReply } from "fastify";

export function markPrivate(reply: FastifyReply): void {
  reply.header("cache-control", "no-store");
}
