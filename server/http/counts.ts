/** Counts requests by route and status, and how long they took, for `/api/metrics`. */
import type { FastifyInstance } from "fastify";

/** Upper ends of the buckets of a Prometheus histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Counts {
  /** Requests by route and status. */
  requests: Map<string, { route: string; status: number; count: number }>;
  durations: { buckets: { le: number; count: number }[]; sum: number; count: number };
}

/** Counts every request to an app from now on; a route is named by its pattern, so that no question is kept. */
export function countRequests(app: FastifyInstance): Counts {
  const counts: Counts = {
    requests: new Map(),
    durations: { buckets: BUCKETS.map((le) => ({ le, count: 0 })), sum: 0, count: 0 },
  };
  app.addHook("onResponse", (request, reply, done) => {
    // Each file of the client has a route of its own.
    const route = (request.routeOptions.url ?? "(none)").replace(/^\/(assets|fonts)\/.*/, "/$1/*");
    const key = `${route} ${reply.statusCode}`;
    const entry = counts.requests.get(key) ?? { route, status: reply.statusCode, count: 0 };
    counts.requests.set(key, entry);
    entry.count += 1;
    const seconds = reply.elapsedTime / 1000;
    counts.durations.sum += seconds;
    counts.durations.count += 1;
    for (const bucket of counts.durations.buckets) if (seconds <= bucket.le) bucket.count += 1;
    done();
  });
  return counts;
}
