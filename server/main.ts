/** Runs the server: reads the settings, builds the app, listens, and stops on a signal. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { listenProblem } from "./launch/port.js";
import { toPrint } from "./plain-error.ts";
import { readServerSettings, unknownSettings } from "./settings.ts";

/** Maximum wait for requests in flight after a signal to stop, in ms. */
const STOP_TIMEOUT_MS = 4500;
/** Interval at which idle connections are closed meanwhile, in ms. */
const SWEEP_MS = 50;
/**
 * By how much of what is in use the heap may grow before garbage is collected, in percent. By default it may grow to three
 * times that.
 */
const HEAP_GROWTH_PERCENT = 30;

const clientFolder = builtFolder("../web/dist");
const rendererFile = join(builtFolder("../.cache/rendering"), "entry-server.js");
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

try {
  await serve();
} catch (error) {
  console.error(listenProblem(error) ?? toPrint(error));
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const settings = readServerSettings(process.env);
  const unknown = unknownSettings(process.env);
  if (unknown.length > 0) process.stderr.write(`These are not settings, and are ignored: ${unknown.join(", ")}.\n`);
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
  // After its last response a connection stays open for keep-alive; the stop does not wait for that.
  closeWithGrace({ delay: STOP_TIMEOUT_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, "stopping after an uncaught error");
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    await app.close();
  });
  // Not before: what a start leaves in memory is not garbage.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const { revision, answers } = app.content.snapshot().content;
  const address = app.listeningOrigin;
  process.stdout.write(`Loci ${version} serves ${answers.size} answers (revision ${revision}) on ${address}\n`);
}

/**
 * @param link - What names the current build, relative to this module. A later build changes it; this process keeps the
 *   one with which it started.
 */
function builtFolder(link: string): string {
  const path = fileURLToPath(new URL(link, import.meta.url));
  return existsSync(path) ? realpathSync(path) : path;
}
