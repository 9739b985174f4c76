/**
 * Ties the responses of a scope to the revision of the content: a header names it, and the tags of texts contain it.
 */
import { hash } from "node:crypto";
import fp from "fastify-plugin";
import { REVISION_HEADER } from "../contract/revision.ts";
import { isHeld, isRead } from "./request.ts";

/**
 * Names the revision in every response: register it before plugins that refuse requests, so that refusals name it too.
 * Tags texts, and responds with 304 to clients that already have them.
 */
export const revision = fp(
  async (app) => {
    app.addHook("onRequest", ({ snapshot }, reply, done) => {
      reply.header(REVISION_HEADER, snapshot.content.revision);
      done();
    });
    app.addHook("onSend", (request, reply, payload, done) => {
      const { snapshot } = request;
      if (!isRead(request) || reply.statusCode !== 200) return done();
      // The tag contains the revision, so that a cache that receives 304 never pairs a text with another revision.
      if (typeof payload === "string")
        reply.header("etag", `W/"${snapshot.content.revision}-${hash("sha1", payload, "base64url")}"`);
      if (!isHeld(request, String(reply.getHeader("etag") ?? ""))) return done();
      reply.code(304);
      done(null, "");
    });
  },
  { name: "revision", dependencies: ["content"], fastify: "5.x" },
);
