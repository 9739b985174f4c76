/**
 * Requests to the server, which return JSON or throw an error that says what went wrong. A request is retried three
 * times, after 1, 2 and 4 seconds, unless a retry cannot help.
 */
import type { ApiErrorBody } from "../../server/contract/error.ts";
import { REVISION_HEADER } from "../../server/contract/revision.ts";
import type { Call } from "../../server/shared/calls.ts";
import { observeRevision } from "./revision.ts";

const RETRIES = 3;
const FIRST_DELAY = 1_000; // milliseconds
const LONGEST_DELAY = 30_000;

/** How long a failed page waits before it retries automatically. */
export const RECOVERY_DELAY = LONGEST_DELAY;

/** An error response of the server. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;

  constructor({ statusCode, error, message }: ApiErrorBody) {
    super(message);
    this.name = "ApiError";
    this.status = statusCode;
    this.statusText = error;
  }

  /** False for a proxy's error, which has a status but no message of ours. */
  get hasReason(): boolean {
    return this.message !== this.statusText;
  }
}

const TOO_MANY_REQUESTS = 429;

/** Whether our server rejected the request for a reason that stays, so that trying again cannot help. */
export function isRejection(error: unknown): error is ApiError {
  return isClientError(error) && error.hasReason && error.status !== TOO_MANY_REQUESTS;
}

function isClientError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * Fetches an address, with retries.
 *
 * @param url - An address under `/api`.
 * @throws ApiError when the server refuses or fails; TypeError when it cannot be reached.
 */
export function request<T>(url: Call<T> | string): Promise<T> {
  return withRetries(() => getJson<T>(url));
}

/**
 * @param attempt - The number of failed attempts, from 1.
 * @returns Milliseconds to wait before the next attempt.
 */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** (attempt - 1), LONGEST_DELAY);
}

/** The server repeats a refusal; other failures may pass. */
export function isWorthRetrying(error: unknown): boolean {
  return !isClientError(error);
}

/**
 * Makes a call, and retries it if that is worthwhile.
 *
 * @throws The error of the last attempt.
 */
export async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt > RETRIES || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    }
  }
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { headers: { accept: "application/json" } });
  observeRevision(response.headers.get(REVISION_HEADER), url);
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}

/** The options of a request that sends JSON. */
export function post(body: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** The body may not be ours: a proxy may respond with HTML. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody>;
  return new ApiError({ statusCode: status, error: statusText, message: statusText, ...body });
}
