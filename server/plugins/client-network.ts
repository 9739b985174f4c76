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
  return networkOf(address, IPV6_CLIENT_PREFIX);
}

/**
 * @param ipv6Prefix - The length of a network's prefix in IPv6, in bits.
 * @returns The network of an IPv6 address, or the IPv4 address; `unknown` for what is no address.
 */
export function networkOf(address: string, ipv6Prefix: number): string {
  // A proxy may pass on anything, of any length.
  return isIP(address) === 0 ? "unknown" : normalizeIP(address, ipv6Prefix);
}
