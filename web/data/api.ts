/** Calls to the server: JSON in, or an error that says what went wrong. Nothing here knows of screens. */
import type { ApiErrorBody } from "../../server/contract/error.ts";
import { REVISION_HEADER } from "../../server/contract/revision.ts";
import { observeRevision } from "./revision.ts";

/** An answer of the server that is no success. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;

  constructor({ statusCode, error, message }: ApiErrorBody) {
    super(message);
    this.name = "ApiError";
    this.status = statusCode;
    this.statusText = error;
  }

  /** Whether the server will not answer such a request, and says why; what stands in between only has a status. */
  get isRejection(): boolean {
    return this.status >= 400 && this.status < 500 && this.message !== this.statusText;
  }
}

/**
 * @param url - An address under `/api`.
 * @param signal - Aborts the request.
 * @throws ApiError when the server refuses or fails; TypeError when it cannot be reached.
 */
export async function getJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { headers: { accept: "application/json" }, signal });
  observeRevision(response.headers.get(REVISION_HEADER), url);
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}

/** A proxy in between may answer with HTML, so the body need not be ours. */
async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody>;
  return new ApiError({ statusCode: status, error: statusText, message: statusText, ...body });
}
