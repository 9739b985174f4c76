/** Requests in an open loop: they are sent when they are due, whether or not earlier ones have been answered. */
import { Agent, get } from "node:http";
import { setImmediate } from "node:timers/promises";

/** What an open loop sends. */
export interface Load {
  address: string;
  /** @returns The path of the next request. */
  nextPath(): string;
  /** Mean number of requests per second. They are due at random times (a Poisson process), as people's are. */
  rate: number;
  /** In s. */
  duration: number;
}

/**
 * Sends requests in an open loop, on as many connections as it takes.
 *
 * @returns How long each response took since its request was due, in ms, ascending.
 * @throws {Error} If a request fails.
 */
export async function measureWaits({ address, nextPath, rate, duration }: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });
  const waits: Promise<number>[] = [];
  const end = performance.now() + duration * 1000;
  for (let due = performance.now(); due < end; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
    // Timers are precise to a millisecond only.
    while (performance.now() < due) await setImmediate();
    waits.push(waitFor(address + nextPath(), agent, due));
  }
  const measured = await Promise.all(waits);
  agent.destroy();
  return measured.sort((a, b) => a - b);
}

function waitFor(url: string, agent: Agent, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}.`));
      response.resume().once("end", () => resolve(performance.now() - due));
    }).once("error", reject);
  });
}
