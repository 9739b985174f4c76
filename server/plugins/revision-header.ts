/** Names the revision of the content in every answer of a scope, so that a client can refresh what it shows. */
import fp from "fastify-plugin";
import { REVISION_HEADER } from "../contract/revision.ts";

/** Adds the header, also to what is refused; register it before whatever may refuse a request. */
export const revisionHeader = fp(
  async (app) => {
    app.addHook("onRequest", async ({ snapshot }, reply) => {
      reply.header(REVISION_HEADER, snapshot.content.revision);
    });
  },
  { name: "revision-header", dependencies: ["content"], fastify: "5.x" },
);
