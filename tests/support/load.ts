/** Puts a server under load with autocannon, and measures the wait of admitted requests. */
import { existsSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import { expect } from "vitest";
import { readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { quantile } from "../bench/measure.ts";
import type { RealServer } from "./real-server.ts";

/**
 * Questions, and parts of them as typed on the way: two completions per search. Every 37th is the next, because the set
 * has its long stories one after another.
 */
const paths = readLabelledQuestions(SETS.written).flatMap(({ q }) => [
  `/api/suggest?q=${encodeURIComponent(begin(q, 1 / 3))}`,
  `/api/suggest?q=${encodeURIComponent(begin(q, 1 / 2))}`,
  `/api/search?q=${encodeURIComponent(q)}`,
]);
const STEP = 37;

let asked = 0;
/** Makes each request of all connections the next one. It differs from all others, so that no kept response serves it. */
function nextPath(): string {
  asked += 1;
  return `${paths[(asked * STEP) % paths.length]}&n=${asked}`;
}

/** @returns The beginning of a text, cut between characters. */
function begin(text: string, part: number): string {
  const characters = [...text];
  return characters.slice(0, Math.ceil(characters.length * part)).join("");
}

export interface Load {
  /** Number of responses by status. */
  statuses: Record<string, number>;
  perSecond: number;
  /** Times of the responses with status 200, in ms, without the first of each connection. */
  median: number;
  p99: number;
  slowest: number;
  /** The server's memory, every second, in MB. */
  memory: number[];
}

/** Sends requests over many connections, each as fast as it is answered, and prints the figures. None may fail. */
export async function load(server: RealServer, connections: number, seconds: number): Promise<Load> {
  const accepted: number[] = [];
  const statuses: Record<string, number> = {};
  const memory: number[] = [];
  const watching = setInterval(() => memory.push(memoryOf(server)), 1000);
  const running = autocannon({
    url: server.address,
    requests: [{ path: nextPath(), setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    connections,
    duration: seconds,
    timeout: 20,
  });
  // A client counts the time to open its connection as part of its first response.
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

/** @returns The memory of the process, in MB; 0 if it has ended. */
export function memoryOf({ child }: RealServer): number {
  const status = `/proc/${child.pid}/status`;
  return existsSync(status) ? Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1] ?? 0) / 1024 : 0;
}
