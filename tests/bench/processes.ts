/** The servers that are compared, each a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { processorSeconds } from "../support/processor-time.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));
const BARE_FOLDER = join(projectFolder, ".cache/bench");

export interface Server {
  name: string;
  address: string;
  /** From the start of the process to its first response, in ms. */
  startMs: number;
  /** @returns The processor time that the process has used so far, in s. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** Starts Loci as it is built. */
export function startLoci(databaseFile: string): Promise<Server> {
  const environment = {
    LOCI_DB: databaseFile,
    PORT: "0",
    LOCI_RATE_LIMIT: "0",
    LOCI_MAX_DELAY: "0",
    LOG_LEVEL: "silent",
  };
  return start("Loci", ["server/launch/start.js"], "/api/search?q=grace", environment);
}

/** @param contentFolder - Whose files are served as they are. */
export function startPreview(contentFolder: string): Promise<Server> {
  return start("the preview", ["server/launch/preview.js", "--content", contentFolder], "/", { PORT: "0" });
}

/** Builds the bare Fastify, as Loci is built. */
export async function buildBare(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: fileURLToPath(new URL("bare.ts", import.meta.url)),
      target: "node20",
      outDir: BARE_FOLDER,
      emptyOutDir: true,
    },
  });
}

/** Starts a bare Fastify; `bare.ts` has its routes. */
export function startBare(): Promise<Server> {
  return start("bare Fastify", [join(BARE_FOLDER, "bare.js")], "/given/bytes", {});
}

/** @param firstPath - What is requested first. */
async function start(
  name: string,
  command: readonly string[],
  firstPath: string,
  environment: Record<string, string>,
): Promise<Server> {
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: projectFolder,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(child, name);
  await (await fetch(address + firstPath)).text();
  const startMs = performance.now() - began;
  const ended = new Promise<void>((resolve) => void child.once("close", () => resolve()));
  return {
    name,
    address,
    startMs,
    processorSeconds: () => processorSeconds(child.pid),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** @returns The first address that a process prints; rejects if it ends before. */
function addressOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk;
      const found = / on (http:\S+)\n/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once("close", () => reject(new Error(`${name} ended before it listened:\n${printed}`)));
  });
}
