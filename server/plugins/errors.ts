/** Sends every error under `/api` as `{statusCode, error, message}`. Errors of ours are logged, but not described. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Refusal } from "../ask/refusal.ts";
import type { ApiErrorBody } from "../contract/error.ts";
import { pathOf } from "./request.ts";

const NOT_STORED = { "cache-control": "no-store" };

/** A request is refused. The message tells a person why and what to do. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly statusCode: number;
  /** When to try again, in seconds; undefined if trying again would not help. */
  readonly retryAfter: number | undefined;
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/**
 * @returns What a request has asked for.
 * @throws {HttpError} 400 if it is refused.
 */
export function accept<Result>(result: Result | Refusal): Result {
  if (result instanceof Refusal) throw new HttpError(400, result.reason);
  return result;
}

/** Sends an error as `ApiErrorBody`. */
function sendError(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  const body: ApiErrorBody = { statusCode, error: STATUS_CODES[statusCode] ?? "Error", message };
  return reply.code(statusCode).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** Answers requests that no route matches. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, `There is nothing at ${request.method} ${pathOf(request)}.`);
}

/** Answers requests that fail before routing, and so before any hook: a malformed URL, or too long a path parameter. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    ...NOT_STORED,
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-request-id": request.id,
  });
  if (error.code === "FST_ERR_MAX_PARAM_LENGTH") sendNotFound(request, reply);
  else
    sendError(reply, error.statusCode ?? 400, "The address cannot be read; a percent sign in it must be written %25.");
}

/** Answers whatever routes and hooks throw. No cache may store an error: what is missing now may be loaded next. */
export const errors = fp(
  async (app) => {
    app.addHook("onSend", (_request, reply, _payload, done) => {
      if (reply.statusCode >= 400) reply.headers(NOT_STORED);
      done();
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode, message } = describeError(error, request, reply);
      return sendError(reply, statusCode, message);
    });
  },
  { name: "errors", fastify: "5.x" },
);

/** Describes an error to the client, sets `Retry-After` if it says when, and logs errors of ours. */
export function describeError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const statusCode = error.statusCode ?? 500;
  if (error instanceof HttpError) {
    if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
    return { statusCode, message: error.message };
  }
  if (statusCode < 500) return { statusCode, message: plainMessage(error) };
  request.log.error({ err: error }, "request failed");
  return {
    statusCode: 500,
    message: `Something went wrong on our side. If it keeps happening, report request ${request.id}.`,
  };
}

/**
 * Answers what is not HTTP, in place of Fastify's own handler, whose responses lack the header `Cache-Control`: there is
 * no request yet, so no hook runs.
 */
export function sendClientError(error: ConnectionError, socket: Socket): void {
  if (socket.writable) socket.write(writeClientError(error.code));
  socket.destroy(error);
}

function writeClientError(code: string): string {
  const [statusCode, message] = CLIENT_ERRORS[code] ?? [400, "The request is not valid HTTP."];
  const error = STATUS_CODES[statusCode] ?? "Error";
  const body = JSON.stringify({ statusCode, error, message } satisfies ApiErrorBody);
  const headers = { ...NOT_STORED, "content-type": "application/json; charset=utf-8", "content-length": body.length };
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${statusCode} ${error}`, ...lines, "", body].join("\r\n");
}

const CLIENT_ERRORS: Readonly<Record<string, [statusCode: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive; try again."],
  HPE_HEADER_OVERFLOW: [431, "The address and the headers are too long; shorten them."],
};

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** @returns An error that the client made, in plain words. */
function plainMessage({ code, message, validation, validationContext }: FastifyError): string {
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return "The body is of an unsupported media type; send JSON with the header Content-Type: application/json.";
  if (code === "FST_ERR_CTP_INVALID_JSON_BODY" || code === "FST_ERR_CTP_EMPTY_JSON_BODY")
    return "The body is not valid JSON; send a JSON object.";
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return "The body is too large; send less text.";
  const invalid = validation?.[0];
  if (!invalid) return message;
  const isBody = validationContext === "body";
  const name = invalid.instancePath.slice(1) || String(invalid.params.missingProperty ?? "");
  const what = name === "" ? "The body" : `The ${isBody ? "field" : "parameter"} "${name}"`;
  if (invalid.keyword === "required") return `${what} is missing.`;
  if (invalid.keyword === "type" && isBody) return `${what} must be of type ${invalid.params.type}.`;
  // A query parameter is a string, or a list if it occurs more than once.
  if (invalid.keyword === "type") return `${what} is given more than once; give it once.`;
  if (invalid.keyword === "enum") return `${what} must be ${OR.format(allowedValues(invalid.params))}.`;
  // For other keywords the validator's own message will do: "must NOT have more than 5 items".
  return `${what} ${(invalid.message ?? "is not valid").replace("must NOT", "must not")}.`;
}

function allowedValues({ allowedValues }: Record<string, unknown>): string[] {
  return Array.isArray(allowedValues) ? allowedValues.map(String) : [];
}
