/** Sends files that are made on request: with a tag, so that what a client has is neither made nor sent again. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { TypesettingBusyError } from "../typesetting/typesetter.ts";
import { HttpError } from "./errors.ts";

/** When to come again, in seconds. */
const RETRY_AFTER = 2;

export interface File {
  type: string;
  /** The name under which it is saved; shown in the browser where there is none. */
  name?: string;
  /** Changes whenever the content does. */
  tag: string;
  cacheControl: string;
  make(): Promise<Uint8Array | string> | Uint8Array | string;
}

/** @throws {HttpError} 503 when too many files wait to be made. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> {
  const held = request.headers["if-none-match"] ?? "";
  const isHeld = held.trim() === "*" || held.includes(`"${file.tag}"`);
  const body = isHeld ? undefined : await makeOrRefuse(file);
  // Weak, since it may be compressed on its way.
  reply.headers({ etag: `W/"${file.tag}"`, "cache-control": file.cacheControl });
  if (isHeld) return reply.code(304).send();
  if (file.name !== undefined) reply.header("content-disposition", `attachment; filename="${file.name}"`);
  return reply.type(file.type).send(body);
}

async function makeOrRefuse(file: File): Promise<Buffer | string> {
  try {
    const body = await file.make();
    return typeof body === "string" ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  } catch (error) {
    if (error instanceof TypesettingBusyError)
      throw new HttpError(503, "Too many documents are being made just now; try again in a moment.", RETRY_AFTER);
    throw error;
  }
}
