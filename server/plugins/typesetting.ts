/** Has PDFs and pictures typeset: `app.typesetter` describes them, `reply.sendTypeset` has them made and sends them. */
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
     * Sends what is typeset, with its tag; what the client has already is neither made nor sent again.
     *
     * @param headers - Sent with it, but not with a refusal.
     * @throws {HttpError} 503 when too many documents wait to be made.
     */
    sendTypeset(document: Typeset, headers: Record<string, string>): Promise<FastifyReply>;
  }
}

/** When to come again, in seconds. */
const RETRY_AFTER = 2;

/** @param options.version - Of the program: another one may set the same words in another way. */
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
