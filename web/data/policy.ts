/** How hard a call is tried: three more times, after 1, 2 and 4 seconds, unless trying again cannot help. */
import { ApiError } from "./api.ts";

export const RETRIES = 3;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/** How long a page that has failed waits before it looks again by itself. */
export const RECOVERY_DELAY = LONGEST_DELAY;

/**
 * @param attempt - How often the call has failed, from 1.
 * @returns Milliseconds to wait before the next attempt.
 */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** (attempt - 1), LONGEST_DELAY);
}

/** A refusal stays a refusal; everything else may be different in a moment. */
export function isWorthRetrying(error: unknown): boolean {
  if (isAbort(error)) return false;
  return !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

/** Whether the call was given up by ourselves, because no one waits for it any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/**
 * Makes a call, and makes it again while that is worth it.
 *
 * @throws What the last attempt threw, or an AbortError.
 */
export async function withRetries<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt > RETRIES || !isWorthRetrying(error)) throw error;
      await pause(retryDelay(attempt), signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new DOMException("No one waits for this call any more.", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", cancel);
      resolve();
    }, milliseconds);
    if (signal?.aborted) cancel();
    else signal?.addEventListener("abort", cancel, { once: true });
  });
}
