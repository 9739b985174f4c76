/** Loads a server with autocannon, and tells what those who were let in had to wait. */
import { existsSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import { expect } from "vitest";
import { quantile } from "../bench/measure.ts";
import { readLabelledQuestions } from "../search/labelled.ts";
import type { RealServer } from "./real-server.ts";

/** Whole questions, and what was typed of them on the way: two completions to a search. */
const requests = readLabelledQuestions(new URL("../search/questions.json", import.meta.url)).flatMap(({ q }) => [
  { path: `/api/suggest?q=${encodeURIComponent(begin(q, 1 / 3))}` },
  { path: `/api/suggest?q=${encodeURIComponent(begin(q, 1 / 2))}` },
  { path: `/api/search?q=${encodeURIComponent(q)}` },
]);

/** @returns The first part of a text, cut between its characters. */
function begin(text: string, part: number): string {
  const characters = [...text];
  return characters.slice(0, Math.ceil(characters.length * part)).join("");
}

export interface Load {
  /** How many answers had each status. */
  statuses: Record<string, number>;
  perSecond: number;
  /** How long those took that were answered with 200, in ms, without the first over each connection. */
  median: number;
  p99: number;
  slowest: number;
  /** The server's memory, every second, in MB. */
  memory: number[];
}

/** Asks over so many connections at once, each as fast as it is answered, and prints what came of it; none may fail. */
export async function load(server: RealServer, connections: number, seconds: number): Promise<Load> {
  const accepted: number[] = [];
  const statuses: Record<string, number> = {};
  const memory: number[] = [];
  const watching = setInterval(() => memory.push(memoryOf(server)), 1000);
  const running = autocannon({ url: server.address, requests, connections, duration: seconds, timeout: 20 });
  // Each client opens one connection, and counts the wait for it to its first answer.
  const connected = new WeakSet<object>();
  running.on("response", (client, status, _bytes, took) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200 && connected.has(client)) accepted.push(took);
    connected.add(client);
  });
  const { errors, timeouts, duration } = await running;
  clearInterval(watching);
  accepted.sort((a, b) => a - b);
  const [median, p99, slowest] = [0.5, 0.99, 1].map((share) => Math.round(quantile(accepted, share)));
  const perSecond = Math.round(accepted.length / duration);
  console.log(
    `${connections} connections for ${seconds} s: ${JSON.stringify(statuses)}, ${perSecond} accepted a second; they took ` +
      `${median} ms in the middle, p99 ${p99} ms, ${slowest} ms at the most; memory ${memoryOf(server).toFixed(0)} MB`,
  );
  const { exitCode, signalCode } = server.child;
  const { stdout, stderr } = server.output();
  expect({ errors, timeouts, exitCode, signalCode }, `The server wrote:\n${stdout}${stderr}`).toEqual({
    errors: 0,
    timeouts: 0,
    exitCode: null,
    signalCode: null,
  });
  return { statuses, perSecond, median: median ?? 0, p99: p99 ?? 0, slowest: slowest ?? 0, memory };
}

/** @returns What the process holds in memory, in MB; 0 when it is no more. */
export function memoryOf({ child }: RealServer): number {
  const status = `/proc/${child.pid}/status`;
  return existsSync(status) ? Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1] ?? 0) / 1024 : 0;
}
