/** Names the revision of the content in every response of a scope, so that clients can refresh what they show. */
import fp from "fastify-plugin";
import { REVISION_HEADER } from "../contract/revision.ts";

/** Adds the header. Register it before plugins that refuse requests, so that their responses have it too. */
export const revisionHeader = fp(
  async (app) => {
    app.addHook("onRequest", async ({ snapshot }, reply) => {
      reply.header(REVISION_HEADER, snapshot.content.revision);
    });
  },
  { name: "revision-header", dependencies: ["content"], fastify: "5.x" },
);
