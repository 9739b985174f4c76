/** `GET /api/metrics`: metrics for Prometheus, for this machine only. */
import type { FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { HttpError } from "../plugins/errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    metrics: Registry;
  }
}

const isLoopback = (address: string | undefined) => /^(127\.|::1$|::ffff:127\.)/.test(address ?? "");

/** Headers that a reverse proxy adds. A request with any of them came from outside, even over loopback. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/** Collects the metrics of all requests. Routes are named by their pattern, so that no question is recorded. */
export const metrics = fp(
  async (app) => {
    const registry = new Registry();
    const registers = [registry];
    app.decorate("metrics", registry);
    collectDefaultMetrics({ register: registry });
    const requests = new Histogram({
      name: "loci_request_seconds",
      help: "Duration of requests in seconds, by route and status.",
      labelNames: ["route", "status"],
      registers,
    });
    app.addHook("onResponse", async (request, reply) => {
      // Each file of the client has a route of its own.
      const route = (request.routeOptions.url ?? "(none)").replace(/^\/(assets|fonts)\/.*/, "/$1/*");
      requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge("loci_database_ok", "Whether the database can be read.", () => Number(app.content.status().failure === null));
    gauge("loci_building", "Whether a newer revision is being built.", () => Number(app.content.status().building));
    gauge("loci_answers", "Number of answers served.", () => app.content.snapshot().content.answers.size);
    new Gauge({
      name: "loci_content_info",
      help: "The served revision.",
      labelNames: ["revision"],
      registers,
      collect() {
        this.reset();
        this.set({ revision: app.content.snapshot().content.revision }, 1);
      },
    });
  },
  { name: "metrics", dependencies: ["content"], fastify: "5.x" },
);

/** Serves the metrics. */
export const metricsRoutes: FastifyPluginAsync = async (app) => {
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress) || PROXY_HEADERS.some((name) => name in request.headers))
      throw new HttpError(404, "There is nothing at GET /api/metrics.");
    return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
  });
};
