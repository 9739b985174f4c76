/** The content: `app.content` is the store, `request.snapshot` the one revision that a request sees. */
import fp from "fastify-plugin";
import { ContentStore } from "../content-store/content-store.ts";
import type { Snapshot } from "../content-store/snapshot.ts";

declare module "fastify" {
  interface FastifyInstance {
    content: ContentStore;
  }
  interface FastifyRequest {
    /** What is served when the request arrives, and to its end. */
    snapshot: Snapshot;
  }
}

/** Serves the content of a database; the app is ready when there is something to serve. */
export const content = fp<{ databaseFile: string }>(
  async (app, { databaseFile }) => {
    const store = new ContentStore(databaseFile, app.log);
    app.decorate("content", store);
    app.decorateRequest("snapshot");
    app.addHook("onReady", () => store.start());
    app.addHook("onRequest", async (request) => {
      request.snapshot = store.snapshot();
    });
    app.addHook("onClose", async () => store.stop());
  },
  { name: "content", fastify: "5.x" },
);
