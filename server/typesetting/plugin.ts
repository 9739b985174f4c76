/** Typesets PDFs and cards: `app.typesetter` describes them, and `reply.sendTypeset` makes and sends them. */
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import { connectionLimits } from "../connection-limits.ts";
import { clientOf } from "../plugins/client-network.ts";
import { HttpError } from "../plugins/errors.ts";
import { isHeld } from "../plugins/request.ts";
import { TypesettingBusyError } from "./queue.ts";
import { createTypesetter, type Typeset, type Typesetter } from "./typesetter.ts";

declare module "fastify" {
  interface FastifyInstance {
    typesetter: Typesetter;
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
    sendTypeset(document: Typeset, headers: Record<string, string>): Promise<FastifyReply>;
  }
}

/** The status that nginx logs for a client that left before it was answered. */
const CLIENT_CLOSED_REQUEST = 499;

/** @param options.version - The program's version, because another one may typeset the same text differently. */
export const typesetting = fp<{ version: string }>(
  async (app, { version }) => {
    const typesetter = createTypesetter(version);
    app.decorate("typesetter", typesetter);
    app.decorateReply("sendTypeset", sendTypeset);
    /** The clients for which a list is being made. */
    const clients = new Set<string>();
    app.decorate("oneList", async ({ ip }, makeList) => {
      const client = clientOf(ip);
      if (clients.has(client))
        throw new HttpError(
          429,
          "A list is already being made for this address; try again when it is done.",
          typesetter.secondsToWait(),
        );
      clients.add(client);
      try {
        return await makeList();
      } finally {
        clients.delete(client);
      }
    });
    app.addHook("onClose", () => typesetter.close());
  },
  { name: "typesetting", dependencies: ["errors"], fastify: "5.x" },
);

async function sendTypeset(this: FastifyReply, { tag, make }: Typeset, headers: Record<string, string>) {
  const etag = tag === null ? "" : `W/"${tag}"`;
  const bytes = isHeld(this.request, etag) ? null : await makeFor(this, make).catch(refuse);
  this.headers(etag === "" ? headers : { ...headers, etag });
  if (bytes === null) return this.code(304).send();
  return this.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

async function makeFor({ raw, request: { socket, signal } }: FastifyReply, make: Typeset["make"]): Promise<Uint8Array> {
  if (raw.destroyed) throw clientHasLeft();
  // A connection is not idle while its document waits for its turn. Injected requests have no real socket.
  socket.setTimeout?.(0);
  try {
    return await make(signal);
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
