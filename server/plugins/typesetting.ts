/** Typesets PDFs and cards: `app.typesetter` describes them, and `reply.sendTypeset` makes and sends them. */
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import { createTypesetter, type Typeset, type Typesetter, TypesettingBusyError } from "../typesetting/typesetter.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    typesetter: Typesetter;
  }
  interface FastifyReply {
    /**
     * Sends a document with its ETag. If the client already has it, it is neither made nor sent.
     *
     * @param headers - Headers of the document, which refusals do not have.
     * @throws {HttpError} 503 if too many documents are waiting.
     */
    sendTypeset(document: Typeset, headers: Record<string, string>): Promise<FastifyReply>;
  }
}

/** When refused clients should try again, in seconds. */
const RETRY_AFTER = 2;

/** @param options.version - The program's version, because another one may typeset the same text differently. */
export const typesetting = fp<{ version: string }>(
  async (app, { version }) => {
    const typesetter = createTypesetter(version);
    app.decorate("typesetter", typesetter);
    app.decorateReply("sendTypeset", sendTypeset);
    app.addHook("onClose", () => typesetter.close());
  },
  { name: "typesetting", dependencies: ["errors"], fastify: "5.x" },
);

async function sendTypeset(this: FastifyReply, { tag, make }: Typeset, headers: Record<string, string>) {
  const held = this.request.headers["if-none-match"] ?? "";
  const isHeld = held.trim() === "*" || held.includes(`"${tag}"`);
  const bytes = isHeld ? null : await make().catch(refuseWhenBusy);
  this.headers({ ...headers, etag: `W/"${tag}"` });
  if (bytes === null) return this.code(304).send();
  return this.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function refuseWhenBusy(error: Error): never {
  if (!(error instanceof TypesettingBusyError)) throw error;
  throw new HttpError(503, "Too many documents are being made just now; try again in a moment.", RETRY_AFTER);
}
