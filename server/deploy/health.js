/** Exits with 0 if the server on this machine is alive, for the health check of a container. */
const { HOST = "127.0.0.1", PORT = "3000" } = process.env;
const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
const { ok } = await fetch(`http://${host.includes(":") ? `[${host}]` : host}:${PORT}/api/health`);
process.exitCode = ok ? 0 : 1;
