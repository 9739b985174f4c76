/** Twelve visitors ask for reading lists of forty at once, and a worker that has not been started makes them. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeSeededFile, startServer } from "../support/real-server.ts";

const CLIENTS = 12;
const LENGTH = 40;
/** By when each refused client has its list, if it comes back when it is told to, in ms. */
const PATIENCE_MS = 120_000;

test("makes the lists of twelve clients at once: at least six immediately, the others when they come back as told", async () => {
  const server = await startServer(makeSeededFile(), {
    LOG_LEVEL: "warn",
    LOCI_TRUST_PROXY: "true",
    LOCI_ORIGIN: "https://loci.example",
  });
  const { body } = await server.get("/api/answers");
  const ids = (body as { answers: { id: string }[] }).answers.map(({ id }) => id);
  const began = performance.now();
  const ask = async (client: number) => {
    // Thirty-three ids further on each time, so that no two lists are the same.
    const chosen = Array.from({ length: LENGTH }, (_, at) => ids[(client * 33 + at) % ids.length]);
    const response = await fetch(`${server.address}/api/study.pdf?${chosen.map((id) => `answer=${id}`).join("&")}`, {
      headers: { "x-forwarded-for": `192.0.2.${client}` },
    });
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString();
    return { status: response.status, wait: Number(response.headers.get("retry-after")), start };
  };
  const askAgain = async (client: number) => {
    const first = await ask(client);
    const waits: number[] = [];
    let last = first;
    while (last.status === 503 && performance.now() - began < PATIENCE_MS) {
      expect(last.wait).toBeGreaterThanOrEqual(1);
      waits.push(last.wait);
      await sleep(last.wait * 1000);
      last = await ask(client);
    }
    return { first, last, waits, took: Math.round(performance.now() - began) };
  };
  const asked = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => askAgain(client)));
  for (const { first, last, waits, took } of asked)
    console.log(`${first.status}, then ${last.status} after ${waits.length} waits (${waits.join(", ")} s), ${took} ms`);
  expect(asked.filter(({ first }) => first.status === 200).length).toBeGreaterThanOrEqual(6);
  for (const { first, last, took } of asked) {
    expect([200, 503]).toContain(first.status);
    expect([last.status, last.start]).toEqual([200, "%PDF"]);
    expect(took).toBeLessThan(PATIENCE_MS);
  }
  expect(server.output().stderr).toBe("");
}, 300_000);
