/**
 * Preloaded into a program, its threads and its children (`NODE_OPTIONS=--import`). Refuses all connections that leave
 * this machine, and logs their targets to stderr. For machines on which the network cannot be removed.
 */
import net from "node:net";

const { connect } = net.Socket.prototype;

/**
 * @this {net.Socket}
 * @param {any[]} args The arguments of Node's `connect`: options, or a port and a host, or a path; or an array of
 *   these.
 */
function connectHere(...args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof first === "object" ? !first.path && first.host : typeof second === "string" && second;
  if (!host || /^(localhost|127\.[\d.]+|::1)$/.test(host)) return Reflect.apply(connect, this, args);
  process.stderr.write(`Refused a connection to ${host}.\n`);
  return this.destroy(Object.assign(new Error(`connect ENETUNREACH ${host}`), { code: "ENETUNREACH" }));
}

net.Socket.prototype.connect = connectHere;
