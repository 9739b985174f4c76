/** When a call is made again. */
import { expect, test, vi } from "vitest";
import { fetchFile } from "../../web/data/files.ts";
import { ApiError, isWorthRetrying, retryDelay } from "../../web/data/transport.ts";

const refusal = (statusCode: number) => new ApiError({ statusCode, error: "", message: "" });

test("doubles the delay from one second, up to thirty", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("retries what may succeed next time", () => {
  expect(isWorthRetrying(new TypeError("Failed to fetch"))).toBe(true);
  expect(isWorthRetrying(refusal(500))).toBe(true);
  expect(isWorthRetrying(refusal(503))).toBe(true);
});

test("does not retry what was refused", () => {
  expect(isWorthRetrying(refusal(400))).toBe(false);
  expect(isWorthRetrying(refusal(404))).toBe(false);
});

test("waits for a file as long as the server asks, up to thirty seconds, besides its own delay", async () => {
  vi.useFakeTimers();
  const refusals = ["24", "3600", "Wed, 21 Oct 2026 07:28:00 GMT"].map(
    (wait) => new Response("{}", { status: 503, headers: { "retry-after": wait } }),
  );
  const began = Date.now();
  const askedAt: number[] = [];
  vi.stubGlobal("fetch", async () => {
    askedAt.push(Math.floor((Date.now() - began) / 1000));
    return refusals.shift() ?? new Response("made");
  });
  const file = fetchFile("/api/study.pdf");
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await (await file).content.text()).toBe("made");
  expect(askedAt).toEqual([0, 25, 57, 61]);
});
