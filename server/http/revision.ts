/** Tells with every answer of a route under `/api` which revision of the content it comes from, so that a client can refresh. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { REVISION_HEADER } from "../contract/revision.ts";
import type { Services } from "../services.ts";

/**
 * Installs the header for the routes that are registered in the same scope; before whatever may refuse a request. It is
 * set anew right before a handler runs, and a handler takes its snapshot at once, so that both are of one revision.
 */
export function tellRevision(app: FastifyInstance, services: Services): void {
  for (const hook of ["onRequest", "preHandler"] as const)
    app.addHook(hook, (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      const { revision } = services.current().content;
      if (revision !== null) reply.header(REVISION_HEADER, revision);
      done();
    });
}
