/** Failed requests, in plain words. */
import { ApiError, isRejection } from "./transport.ts";

/**
 * Says what failed and why. The server's messages are written for visitors; a proxy's are not.
 *
 * @param what - For example `The search failed.`; omitted if the server says why it rejects the request.
 */
export function describeFailure(what: string, error: unknown): string {
  if (isRejection(error)) return error.message;
  if (error instanceof ApiError) return `${what} ${error.hasReason ? error.message : "The server could not answer."}`;
  return `${what} ${navigator.onLine ? "The server cannot be reached." : "You are offline."}`;
}
