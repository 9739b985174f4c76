/**
 * Loaded before a program (`NODE_OPTIONS=--import`), threads and children included: refuses every connection that leaves
 * this machine and says on stderr to where it was wanted. For machines where no network can be taken away for real.
 */
import net from "node:net";

const { connect } = net.Socket.prototype;

/**
 * @this {net.Socket}
 * @param {any[]} args As Node's own `connect` takes them: options, or a port and a host, or a path; or all in a list.
 */
function connectHere(...args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof first === "object" ? !first.path && first.host : typeof second === "string" && second;
  if (!host || /^(localhost|127\.[\d.]+|::1)$/.test(host)) return Reflect.apply(connect, this, args);
  process.stderr.write(`Refused a connection to ${host}.\n`);
  return this.destroy(Object.assign(new Error(`connect ENETUNREACH ${host}`), { code: "ENETUNREACH" }));
}

net.Socket.prototype.connect = connectHere;
