/** The content: `app.content` is the store, `request.snapshot` the revision that a request sees. */
import fp from "fastify-plugin";
import { ContentStore } from "../content-store/content-store.ts";
import type { Snapshot } from "../content-store/snapshot.ts";

export type { Snapshot };

declare module "fastify" {
  interface FastifyInstance {
    content: ContentStore;
  }
  interface FastifyRequest {
    /** The snapshot that was current when the request arrived. It does not change during the request. */
    snapshot: Snapshot;
  }
}

/** Provides the content of a database. The app becomes ready once there is content to serve. */
export const content = fp<{ databaseFile: string; reusesSearch: boolean }>(
  async (app, { databaseFile, reusesSearch }) => {
    const store = new ContentStore(databaseFile, app.log, reusesSearch);
    app.decorate("content", store);
    app.decorateRequest("snapshot");
    app.addHook("onReady", () => store.start());
    app.addHook("onRequest", (request, _reply, done) => {
      request.snapshot = store.snapshot();
      done();
    });
    app.addHook("onClose", async () => store.stop());
  },
  { name: "content", fastify: "5.x" },
);
