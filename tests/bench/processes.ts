/** The servers that are compared, each a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { processorSeconds } from "../support/processor-time.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

export interface Server {
  name: string;
  address: string;
  /** From the start of the process until it listened, in ms. */
  startMs: number;
  /** @returns The processor time that the process has used so far, in s. */
  processorSeconds(): number;
  /** @returns The memory of the process, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts Loci as it is built. */
export function startLoci(databaseFile: string, environment: Record<string, string> = {}): Promise<Server> {
  const settings = { LOCI_DB: databaseFile, PORT: "0", LOCI_RATE_LIMIT: "0", LOCI_MAX_DELAY: "0", LOG_LEVEL: "silent" };
  return start("Loci", ["server/launch/start.js"], { ...settings, ...environment });
}

/** Starts a bare Fastify; `bare.ts` has its routes. */
export function startBare(): Promise<Server> {
  return start("bare Fastify", ["--import", "tsx", "tests/bench/bare.ts"], {});
}

async function start(name: string, args: string[], environment: Record<string, string>): Promise<Server> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(child, name);
  const startMs = performance.now() - began;
  const ended = new Promise<void>((resolve) => void child.once("close", () => resolve()));
  return {
    name,
    address,
    startMs,
    processorSeconds: () => processorSeconds(child.pid),
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
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
