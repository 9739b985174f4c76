/** Runs the server: settings, app, port, stop. Alone reads the process. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { DatabaseError } from "./db/error.ts";
import { readSettings, SettingsError } from "./settings.ts";

/** Longest wait for requests in flight when the process is asked to stop. */
const STOP_TIMEOUT_MS = 4500;
/** How often connections without a request are looked for meanwhile. */
const SWEEP_MS = 50;

const clientFolder = fileURLToPath(new URL("../web/dist", import.meta.url));
const rendererFile = fileURLToPath(new URL("../.cache/rendering/entry-server.js", import.meta.url));
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
  const app = await buildApp({ settings, version, clientFolder, rendererFile });
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
  // A connection is kept alive when its last request is answered; nobody is to wait for that.
  closeWithGrace({ delay: STOP_TIMEOUT_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, "the process stops");
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    await app.close();
  });
  const { revision, answers } = app.content.snapshot().content;
  const address = app.listeningOrigin;
  process.stdout.write(`Loci ${version} serves ${answers.size} answers (revision ${revision}) on ${address}\n`);
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
