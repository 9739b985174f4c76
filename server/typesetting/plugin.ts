/** Typesets PDFs and cards: `app.typesetter` describes them, and `reply.sendTypeset` has them made and sends them. */
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import { connectionLimits } from "../connection-limits.ts";
import { clientOf } from "../plugins/client-network.ts";
import { HttpError } from "../plugins/errors.ts";
import { isHeld } from "../plugins/request.ts";
import { ordersFor } from "./orders.ts";
import { type Order, TypesettingBusyError, TypesettingQueue } from "./queue.ts";

declare module "fastify" {
  interface FastifyInstance {
    typesetter: ReturnType<typeof ordersFor> & Pick<TypesettingQueue, "secondsToWait">;
    /**
     * Makes one list at a time for each client, so that no one keeps the others waiting.
     *
     * @throws {HttpError} 429 while a list of the request's client is being made.
     */
    oneList<Result>(request: Pick<FastifyRequest, "ip">, makeList: () => Promise<Result>): Promise<Result>;
  }
  interface FastifyReply {
    /**
     * Sends a document with its ETag, if it has one. If the client already has it, it is neither made nor sent. If the client leaves,
     * the making ends.
     *
     * @param headers - Headers of the document, which refusals do not have.
     * @throws {HttpError} 503 if too many documents are waiting.
     */
    sendTypeset(document: Order, headers: Record<string, string>): Promise<FastifyReply>;
  }
}

/** The status that nginx logs for a client that left before it was answered. */
const CLIENT_CLOSED_REQUEST = 499;

/** @param options.version - The program's version, because another one may typeset the same text differently. */
export const typesetting = fp<{ version: string }>(
  async (app, { version }) => {
    const queue = new TypesettingQueue();
    app.decorate("typesetter", { ...ordersFor(version), secondsToWait: () => queue.secondsToWait() });
    app.decorateReply("sendTypeset", function (order, headers) {
      return sendTypeset(this, order, headers, queue);
    });
    /** The clients for which a list is being made. */
    const clients = new Set<string>();
    app.decorate("oneList", async ({ ip }, makeList) => {
      const client = clientOf(ip);
      if (clients.has(client))
        throw new HttpError(
          429,
          "A list is already being made for this address; try again when it is done.",
          queue.secondsToWait(),
        );
      clients.add(client);
      try {
        return await makeList();
      } finally {
        clients.delete(client);
      }
    });
    app.addHook("onClose", () => queue.close());
  },
  { name: "typesetting", dependencies: ["errors"], fastify: "5.x" },
);

async function sendTypeset(
  reply: FastifyReply,
  order: Order,
  headers: Record<string, string>,
  queue: TypesettingQueue,
): Promise<FastifyReply> {
  const etag = order.tag === null ? "" : `W/"${order.tag}"`;
  const bytes = isHeld(reply.request, etag) ? null : await makeFor(reply, order, queue).catch(refuse);
  reply.headers(etag === "" ? headers : { ...headers, etag });
  if (bytes === null) return reply.code(304).send();
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

async function makeFor({ raw, request: { socket, signal } }: FastifyReply, order: Order, queue: TypesettingQueue) {
  if (raw.destroyed) throw clientHasLeft();
  // A connection is not idle while its document waits for its turn. Injected requests have no real socket.
  socket.setTimeout?.(0);
  try {
    return await queue.make(order, signal);
  } finally {
    socket.setTimeout?.(connectionLimits.connectionTimeout);
  }
}

function refuse(error: Error): never {
  if (error instanceof TypesettingBusyError)
    throw new HttpError(503, "Too many documents are being made just now; try again in a moment.", error.retryAfter);
  throw error.name === "AbortError" ? clientHasLeft() : error;
}

/** No one receives it. */
function clientHasLeft(): HttpError {
  return new HttpError(CLIENT_CLOSED_REQUEST, "The client has left.");
}
