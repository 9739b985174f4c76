/** Shapes every error under `/api` as `{statusCode, error, message}`; a fault of ours is logged and not described. */
import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { ApiErrorBody } from "../contract/error.ts";

/** A request that cannot be answered, for a reason that we know; the message is for a person. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly statusCode: number;
  /** When to come again, in seconds; undefined when that would not help. */
  readonly retryAfter: number | undefined;
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** Sends an error in the agreed shape. */
export function sendError(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  const body: ApiErrorBody = { statusCode, error: STATUS_CODES[statusCode] ?? "Error", message };
  return reply.code(statusCode).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** Answers what there is no route for. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, `There is nothing at ${request.method} ${pathOf(request)}.`);
}

/** The path that was asked for, without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}

/** Answers what fails before there is a route, and so before any hook: an address with a broken escape, or a long part. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-request-id": request.id,
  });
  if (error.code === "FST_ERR_MAX_PARAM_LENGTH") sendNotFound(request, reply);
  else
    sendError(reply, error.statusCode ?? 400, "The address cannot be read; a percent sign in it must be written %25.");
}

/** Answers whatever a route or a hook throws. */
export const errors = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const statusCode = error.statusCode ?? 500;
      if (error instanceof HttpError) {
        if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
        return sendError(reply, statusCode, error.message);
      }
      if (statusCode >= 500) {
        request.log.error({ err: error }, "request failed");
        return sendError(reply, 500, `Something went wrong on our side. If it stays so, report request ${request.id}.`);
      }
      return sendError(reply, statusCode, plainMessage(error));
    });
  },
  { name: "errors", fastify: "5.x" },
);

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Says what is wrong without the validator's own words. */
function plainMessage(error: FastifyError): string {
  const fault = error.validation?.[0];
  if (!fault) return error.message;
  const field = fault.instancePath.slice(1) || String(fault.params.missingProperty ?? "");
  if (fault.keyword === "required") return `The parameter "${field}" is missing.`;
  // What an address holds is text, or a list where a name comes more than once.
  if (fault.keyword === "type") return `The parameter "${field}" is given more than once; give it once.`;
  if (fault.keyword === "enum") return `The parameter "${field}" must be ${OR.format(allowedValues(fault.params))}.`;
  // Whatever the other keywords ask for, the validator says in words: "must NOT have more than 5 items".
  const message = (fault.message ?? "is not valid").replace("must NOT", "must not");
  return `The parameter "${field}" ${message}.`;
}

function allowedValues({ allowedValues }: Record<string, unknown>): string[] {
  return Array.isArray(allowedValues) ? allowedValues.map(String) : [];
}
