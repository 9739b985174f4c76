/** Logs each request in one line: what was asked, how it ended, and how long that took. */
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { pathOf } from "../plugins/request.ts";

/** Paths that balancers ask every few seconds; only their failures are of interest. */
const HEALTH_CHECKS: ReadonlySet<string> = new Set(["/api/health", "/api/ready"]);

/** How a request stands in the log: without its question and the client's address. */
export function describeRequest(request: Pick<FastifyRequest, "method" | "url">): { method: string; path: string } {
  return { method: request.method, path: pathOf(request) };
}

/** Fastify's log, with one line for a request in place of two, and none for a health check that succeeds. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime } = reply;
    const line = { req: request, statusCode, responseTime: Math.round(elapsedTime * 10) / 10 };
    if (error) request.log.error({ ...line, err: error }, "request");
    else if (statusCode >= 400 || !HEALTH_CHECKS.has(pathOf(request))) request.log.info(line, "request");
  }
}
