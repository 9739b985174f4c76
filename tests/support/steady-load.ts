/** Sends requests at a steady rate, like many visitors, and records the time of each response. */
import { Agent, get } from "node:http";
import { onTestFinished } from "vitest";

/** A request: when it was sent and how long the response took, in ms. `status` is 0 if the connection failed. */
export interface Asked {
  path: string;
  at: number;
  took: number;
  status: number;
}

/**
 * Starts sending requests. Each is sent at its time, even if earlier ones are unanswered, so that a pause of the server
 * affects all requests that fall into it.
 *
 * @returns A function that stops, waits for outstanding responses, and returns all of them.
 */
export function askSteadily(address: string, paths: readonly string[], perSecond: number): () => Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<Asked>[] = [];
  const began = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - began) * perSecond) / 1000;
    while (asked.length < due) asked.push(ask(address, paths[asked.length % paths.length] ?? "/", agent));
  }, 1000 / perSecond);
  const stop = () => {
    clearInterval(timer);
    return Promise.all(asked).finally(() => agent.destroy());
  };
  onTestFinished(async () => void (await stop()));
  return stop;
}

function ask(address: string, path: string, agent: Agent): Promise<Asked> {
  const at = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ path, at, took: performance.now() - at, status });
    get(address + path, { agent }, (response) => {
      response.resume();
      response.on("end", () => done(response.statusCode ?? 0));
      response.on("error", () => done(0));
    }).on("error", () => done(0));
  });
}
