/** Starts a real server with its own database, once for all browser tests. */
import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findSeededDatabase } from "./seeded-database.setup.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the running server. */
    baseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "loci-browser-"));
  const databaseFile = join(folder, "loci.sqlite");
  copyFileSync(findSeededDatabase(), databaseFile);
  const server = spawn(process.execPath, ["server/launch/start.js"], {
    cwd: project.config.root,
    env: {
      ...process.env,
      NODE_ENV: "production", // Vitest's own would make Vite build the client for development.
      HOST: "127.0.0.1",
      PORT: "0",
      LOCI_DB: databaseFile,
      LOCI_RATE_LIMIT: "0",
      LOCI_MAX_DELAY: "0",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const address = /serves .* on (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    server.on("exit", (code) => reject(new Error(`The server stopped with code ${code}:\n${output}`)));
  });
  project.provide("baseUrl", baseUrl);
  return async () => {
    server.removeAllListeners("exit");
    const stopped = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
}
