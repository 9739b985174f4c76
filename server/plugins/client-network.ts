/** Tells clients apart by their networks. */
import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** Length of the prefix that counts as one client in IPv6, in bits: providers give a household at least a /56. */
export const IPV6_CLIENT_PREFIX = 56;

/**
 * @param address - The address of a client, as `request.ip` has it.
 * @returns What counts as one client: an IPv4 address, or the network of an IPv6 address.
 */
export function clientOf(address: string): string {
  // A proxy may pass on anything, of any length.
  return isIP(address) === 0 ? "unknown" : normalizeIP(address, IPV6_CLIENT_PREFIX);
}
