/** Starts a real server with its own database and a real Chromium, once for all browser tests. */
import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "./find-browser.js";
import { findSeededDatabase } from "./seeded-database.setup.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the running server. */
    baseUrl: string;
    /** Where to connect to the running browser. */
    browserEndpoint: string;
  }
}

export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--js-flags=--no-opt,--no-maglev", // Optimizing the code of a page takes longer than it is open.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", // No test leaves this machine.
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error(HOW_TO_GET_A_BROWSER);
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
  const startingBrowser = chromium.launchServer({ executablePath, args: CHROMIUM_ARGUMENTS });
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const address = /serves .* on (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    server.on("exit", (code) => reject(new Error(`The server stopped with code ${code}:\n${output}`)));
  });
  const browser = await startingBrowser;
  project.provide("baseUrl", baseUrl);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.removeAllListeners("exit");
    const stopped = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
}
