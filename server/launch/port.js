/** Checks that the address to serve on is free, before anything is installed, built or loaded. */
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ends the process with a one-line message if the server could not listen on the address. Settings that are no address
 * are left to `server/settings.ts`, which names them.
 *
 * @param {Record<string, string | undefined>} environment
 */
export async function requirePort(environment = process.env) {
  const host = environment.HOST?.trim() || "127.0.0.1";
  const port = Number(environment.PORT?.trim() || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535 || /[\s/]/.test(host)) return;
  const problem = await tryToListen(host, port);
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} Why no server could listen there; null if one could.
 */
export async function tryToListen(host, port) {
  const server = createServer();
  try {
    await once(server.listen({ host, port }), "listening");
  } catch (error) {
    return listenProblem(error) ?? String(error);
  }
  server.close();
  await once(server, "close");
  return null;
}

/**
 * @param {unknown} error From listening.
 * @returns {string | null} One line with the remedy, if it is an error that the operator can correct.
 */
export function listenProblem(error) {
  if (!(error instanceof Error) || !("code" in error)) return null;
  const { code, port, address, message } = /** @type {Error & { code: unknown, port?: number, address?: string }} */ (
    error
  );
  if (code === "EADDRINUSE")
    return `Port ${port} on ${address} is in use; stop the program that uses it, or set PORT to another port.`;
  if (code === "EACCES" && port) return `This user is not allowed to use port ${port}; set PORT to a port above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `HOST is not an address of this machine (${message}); set it to one, such as 127.0.0.1.`;
  return null;
}
