/** When a call is made again. */
import { expect, test, vi } from "vitest";
import { ApiError, errorOf, isWorthRetrying, retryDelay, withRetries } from "../../web/data/transport.ts";

const refusal = (statusCode: number) => new ApiError({ statusCode, error: "", message: "" });

test("doubles the delay from one second, up to thirty", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("retries what may succeed next time", () => {
  expect(isWorthRetrying(new TypeError("Failed to fetch"))).toBe(true);
  expect(isWorthRetrying(refusal(500))).toBe(true);
  expect(isWorthRetrying(refusal(503))).toBe(true);
});

test("does not retry what was refused or aborted", () => {
  expect(isWorthRetrying(refusal(400))).toBe(false);
  expect(isWorthRetrying(refusal(404))).toBe(false);
  expect(isWorthRetrying(new DOMException("", "AbortError"))).toBe(false);
});

test("waits as long as the server asks for, up to thirty seconds", async () => {
  vi.useFakeTimers();
  const refusals = [
    new Response("{}", { status: 503, headers: { "retry-after": "24" } }),
    new Response("{}", { status: 503, headers: { "retry-after": "3600" } }),
    new Response("{}", { status: 503, headers: { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" } }),
  ];
  const began = Date.now();
  const calledAt: number[] = [];
  const called = withRetries(async () => {
    calledAt.push(Date.now() - began);
    const refused = refusals.shift();
    if (refused) throw await errorOf(refused);
    return "made";
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await called).toBe("made");
  expect(calledAt).toEqual([0, 24_000, 54_000, 58_000]);
});

test("stops waiting for the next attempt when the request is aborted", async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const call = vi.fn(() => Promise.reject(refusal(500)));
  const outcome = expect(withRetries(call, controller.signal)).rejects.toMatchObject({ name: "AbortError" });
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  await outcome;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledOnce();
});
