/** Limits how often one client may ask under `/api`. */

import { isIPv6 } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

/**
 * Installs the limit for whatever is asked for in the same scope, whether there is such a route or not. Routes that are
 * registered later are described with it.
 *
 * @param perMinute - Requests per minute and client; 0 is no limit.
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: "1 minute",
    keyGenerator: ({ ip }) => clientOf(ip),
    errorResponseBuilder: (_request, { after }) =>
      new HttpError(429, `Too many requests from this address; try again in ${after}.`),
  });
  app.addHook("onRequest", app.rateLimit());
  app.addHook("onRoute", ({ schema }) => {
    if (schema?.response) schema.response = { ...schema.response, 429: ApiErrorBody };
  });
}

/** Groups of an IPv6 address that name a network; one client is given all the addresses in it. */
const NETWORK_GROUPS = 4;

/** @returns What counts as one client: an IPv4 address, or the network of an IPv6 address. */
export function clientOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:\d/i.test(address)) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = address.includes("::") ? [...before, ...zeros, ...after] : before;
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
