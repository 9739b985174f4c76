/**
 * `npm run preview`: serves the site with drafts to this machine, from a database of its own that is thrown away at the
 * end. When a content file is saved, the open pages are loaded again, and show the problems of their answer.
 */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import closeWithGrace from "close-with-grace";
import { buildApp } from "../../server/app.ts";
import { type Print, readOptions, runCommand } from "../../server/command.ts";
import { listenProblem } from "../../server/launch/port.js";
import { readSettings, SettingsError } from "../../server/settings.ts";
import { contentFolder } from "../files-hash.ts";
import { PreviewContent, type PreviewState } from "./preview-content.ts";
import { VISITORS_PATH, VISITORS_STYLE } from "./visitors-page.ts";
import { visitorsRoutes } from "./visitors-routes.ts";
import { watchFolder } from "./watch-folder.ts";

/** How often it is looked whether the server has changed over to what was saved, in ms. */
const POLL_MS = 50;
/** The check takes a second in which no request is answered; the pages are loaded again before it, in ms. */
const PAGE_FIRST_MS = 250;
/** The script that shows problems, in the folder of the client. */
const PANEL = "preview-panel.js";
/** Keeps visited pages for reading offline, and would show them instead of what was saved. */
const SERVICE_WORKER = /[\\/]sw\.js(?:\.\w+)?$/;

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};

const HELP = `Usage: npm run preview [-- --content FOLDER --questions FILE]

Serves the site with drafts to this machine (port 3001, or that of PORT). When a file is saved, the open page is loaded again,
and shows the problems of its answer with their lines, and what a draft still needs.
  --content    another folder of content files
  --questions  what npm run questions -- --export wrote: a page there decides on each question of a visitor`;

await runCommand(HELP, preview);
// What it has opened would keep a preview going that has failed.
if (process.exitCode) process.exit();

async function preview(args: string[], print: Print): Promise<void> {
  const { values } = readOptions(HELP, {
    args,
    options: { content: { type: "string" }, questions: { type: "string" } },
  });
  const { content: folder = contentFolder, questions } = values;
  // The site's own settings do not matter here: a preview is for this machine only, and stores nothing.
  const { port } = readSettings({ PORT: process.env.PORT });
  const place = mkdtempSync(join(tmpdir(), "loci-preview-"));
  process.once("exit", () => rmSync(place, { recursive: true, force: true }));
  const databaseFile = join(place, "loci.sqlite");
  const settings = readSettings({
    LOCI_DB: databaseFile,
    LOCI_RATE_LIMIT: "0",
    LOCI_MAX_DELAY: "0",
    LOCI_KEEP_QUESTIONS: "0",
    LOG_LEVEL: "error",
  });
  print("Reading the content files and preparing the search …");
  const content = new PreviewContent(folder, databaseFile);
  const app = await buildApp({
    settings,
    version,
    clientFolder: copyClient(place),
    rendererFile: join(builtFolder("../../.cache/rendering"), "entry-server.js"),
    reusesSearch: true,
  });

  const clients = new Set<ServerResponse>();
  /** Where the visitors' questions are decided. */
  const visitors = questions === undefined ? null : VISITORS_PATH;
  const servedRevision = () => app.content.snapshot().content.revision;
  const tell = (client: ServerResponse) =>
    void client.write(`data: ${JSON.stringify({ revision: servedRevision(), visitors, ...content.state() })}\n\n`);
  app.get("/preview/events", { schema: { hide: true } }, (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    clients.add(reply.raw);
    reply.raw.once("close", () => clients.delete(reply.raw));
    tell(reply.raw);
  });
  app.addHook("preClose", async () => {
    for (const client of clients) client.end();
    clients.clear();
  });

  if (questions !== undefined)
    await visitorsRoutes(app, { file: questions, folder, readContent: () => content.readNow() });

  try {
    await app.listen({ host: "127.0.0.1", port });
  } catch (error) {
    const problem = listenProblem(error);
    throw problem === null ? error : new SettingsError(problem);
  }
  closeWithGrace({ logger: false }, () => app.close());
  const stop = watchFolder(folder, async () => {
    const before = servedRevision();
    if (content.update()) while (servedRevision() === before) await sleep(POLL_MS);
    for (const client of clients) tell(client);
    await sleep(PAGE_FIRST_MS);
    content.check();
    for (const client of clients) tell(client);
  });
  process.once("exit", stop);
  print(`${describe(content.state())} on ${app.listeningOrigin}`);
  if (visitors !== null) print(`Decide on the visitors' questions at ${app.listeningOrigin}${visitors}`);
  print("Save a file, and the page shows it. Press Ctrl-C to stop.");
}

/** @returns A copy of the built client that shows problems, and keeps nothing for reading offline. */
function copyClient(place: string): string {
  const folder = join(place, "client");
  cpSync(builtFolder("../../web/dist"), folder, {
    recursive: true,
    filter: (file) => !SERVICE_WORKER.test(file),
  });
  cpSync(new URL("./panel.js", import.meta.url), join(folder, PANEL));
  cpSync(new URL("./visitors.css", import.meta.url), join(folder, VISITORS_STYLE));
  const index = join(folder, "index.html");
  const page = readFileSync(index, "utf8");
  writeFileSync(index, page.replace("</body>", `<script defer src="/${PANEL}"></script></body>`));
  return folder;
}

function builtFolder(link: string): string {
  return realpathSync(fileURLToPath(new URL(link, import.meta.url)));
}

function describe({ drafts }: PreviewState): string {
  const ids = Object.keys(drafts);
  return `The preview serves ${ids.length === 0 ? "no drafts" : `the drafts ${ids.join(", ")}`}`;
}
