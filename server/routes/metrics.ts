/** `GET /api/metrics`: figures in the Prometheus text format, for this machine only. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyPluginAsync } from "fastify";
import type { Counts } from "../http/counts.ts";
import { HttpError } from "../http/errors.ts";
import type { Condition } from "../live/services.ts";
import type { Services } from "../services.ts";

const NANOSECONDS = 1e9;
const isLoopback = (address: string | undefined) => /^(127\.|::1$|::ffff:127\.)/.test(address ?? "");

/** What a proxy on this machine, which speaks for others, says that it is one with. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

interface Options {
  services: Services;
  condition: () => Condition;
  counts: Counts;
}

export const metricsRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  app.addHook("onClose", (_app, done) => {
    delay.disable();
    done();
  });

  app.get("/metrics", { schema: { hide: true } }, (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress) || PROXY_HEADERS.some((name) => name in request.headers))
      throw new HttpError(404, "There is nothing at GET /api/metrics.");
    reply.type("text/plain; version=0.0.4; charset=utf-8");
    const text = format(options, delay.percentile(99) / NANOSECONDS);
    delay.reset();
    return text;
  });
};

/** @param delay - How late the event loop was, at the 99th percentile since the last look, in seconds. */
function format({ services, condition, counts }: Options, delay: number): string {
  const { content } = services.current();
  const { ready, failingSince, building, waiting } = condition();
  const { buckets, sum, count } = counts.durations;
  const gauges: [name: string, help: string, value: number][] = [
    ["loci_ready", "Whether questions can be answered.", Number(ready)],
    ["loci_database_ok", "Whether the database can be read.", Number(failingSince === null)],
    ["loci_building", "Whether a newer revision is being built.", Number(building)],
    ["loci_searches_waiting", "Searches that wait to be answered.", waiting],
    ["loci_answers", "Answers that are served.", content.answers.size],
    ["loci_event_loop_delay_p99_seconds", "How late the event loop was since the last look.", delay],
    ["process_resident_memory_bytes", "Resident memory.", process.memoryUsage.rss()],
    ["process_uptime_seconds", "Seconds since the start.", process.uptime()],
  ];
  return [
    ...gauges.flatMap(([name, help, value]) => [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`]),
    "# HELP loci_content_info The revision that is served.",
    "# TYPE loci_content_info gauge",
    `loci_content_info{revision="${content.revision ?? ""}"} 1`,
    "# HELP loci_requests_total Requests by route and status.",
    "# TYPE loci_requests_total counter",
    ...[...counts.requests.values()].map(
      ({ route, status, count }) => `loci_requests_total{route="${route}",status="${status}"} ${count}`,
    ),
    "# HELP loci_request_seconds How long requests took.",
    "# TYPE loci_request_seconds histogram",
    ...buckets.map(({ le, count }) => `loci_request_seconds_bucket{le="${le}"} ${count}`),
    `loci_request_seconds_bucket{le="+Inf"} ${count}`,
    `loci_request_seconds_sum ${sum}`,
    `loci_request_seconds_count ${count}`,
    "",
  ].join("\n");
}
