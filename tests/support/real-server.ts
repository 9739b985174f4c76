/** The real server as a process with its own database, for destructive tests. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import { addressOf } from "./checkout.ts";
import { type Running, startNode } from "./child.ts";

/** Time limit for a change on a busy machine, in ms. */
export const PATIENCE = { timeout: 40_000, interval: 50 };

export interface RealServer extends Running {
  address: string;
  file: string;
  get(path: string): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  /** Waits until readiness reports this state of the database. */
  expectDatabase(state: "ok" | "failing"): Promise<void>;
  /** Expects a question to be answered. */
  expectAnswer(): Promise<void>;
}

/** @returns A database file with all content, in its own folder. */
export function makeSeededFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-fault-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "loci.sqlite");
  copyFileSync(inject("seededDatabase"), file);
  return file;
}

/** Starts the server; it is killed with the test. */
export async function startServer(file: string, env: Record<string, string> = {}): Promise<RealServer> {
  const args = ["server/launch/start.js"];
  const running = startNode(args, { env: { LOCI_DB: file, PORT: "0", LOCI_RATE_LIMIT: "0", ...env } });
  const address = await addressOf(running);
  const get = async (path: string) => {
    const response = await fetch(address + path);
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      headers: response.headers,
    };
  };
  return {
    ...running,
    address,
    file,
    get,
    expectDatabase: (state) =>
      expect.poll(async () => (await get("/api/ready")).body.database, PATIENCE).toBe(state) as Promise<void>,
    async expectAnswer() {
      const { status, body } = await get("/api/search?q=what+is+justification");
      expect([status, (body.answer as { id: string }).id]).toEqual([200, "justification"]);
    },
  };
}
