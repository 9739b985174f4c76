/** Tells with every answer under `/api` which revision of the content it comes from, so that a client can refresh. */
import type { FastifyInstance } from "fastify";
import { REVISION_HEADER } from "../contract/revision.ts";
import type { Services } from "../services.ts";

/**
 * Installs the header for the routes that are registered in the same scope. It is set right before a handler runs, and
 * a handler takes its snapshot at once, so that both are of one revision.
 */
export function tellRevision(app: FastifyInstance, services: Services): void {
  app.addHook("preHandler", (_request, reply, done) => {
    const { revision } = services.current().content;
    if (revision !== null) reply.header(REVISION_HEADER, revision);
    done();
  });
}
