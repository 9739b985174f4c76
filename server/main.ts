/** Puts the server together and runs it: settings, database, content, app, port, stop. Alone reads the process. */
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { DatabaseError } from "./db/error.ts";
import { watchDescriptors } from "./http/descriptors.ts";
import { type LiveServices, startLiveServices, type Tell } from "./live/services.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

/** Longest wait for requests in flight when the process is asked to stop. */
const STOP_TIMEOUT_MS = 4500;
/** How often connections without a request are looked for meanwhile. */
const SWEEP_MS = 50;

const clientFolder = fileURLToPath(new URL("../web/dist", import.meta.url));
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

try {
  await serve();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  // The content is built in its thread while the routes are made ready here; nobody can ask before the port is open.
  const services = startLiveServices(settings.databaseFile, (line) => process.stdout.write(`${line}\n`));
  const [app] = await Promise.all([prepareApp(services, settings), services.started]);
  try {
    await app.listen({
      host: settings.host,
      port: settings.port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
  } catch (error) {
    await app.close();
    throw error;
  }
  stopOnSignal(app);
  const tell: Tell = (level, line) => app.log[level](line);
  services.watch(tell);
  watchDescriptors(tell);
  const { revision, answers } = services.current().content;
  const address = app.listeningOrigin;
  process.stdout.write(`Loci ${version} serves ${answers.size} answers (revision ${revision}) on ${address}\n`);
}

async function prepareApp(services: LiveServices, settings: Settings) {
  const { buildApp } = await import("./app.ts");
  const { condition } = services;
  const app = await buildApp({ services, condition, settings, version, clientFolder });
  app.addHook("onClose", () => services.close());
  await app.ready();
  return app;
}

function stopOnSignal(app: { close(): Promise<void>; server: Server }): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      // A connection is kept alive when its last request is answered; nobody is to wait for that.
      setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
      void app.close().then(() => process.exit(0));
    });
}

/** One line for what an operator can mend; the whole error for what is ours. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message;
  if (error instanceof Error && "code" in error) {
    const { code, port, address } = error as Error & { code: string; port?: number; address?: string };
    if (code === "EADDRINUSE")
      return `Port ${port} on ${address} is taken; stop what uses it or set PORT to another one.`;
    if (code === "EACCES" && port) return `Port ${port} may not be used by this user; set PORT to one above 1023.`;
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
      return `HOST names no address of this machine (${error.message}).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
