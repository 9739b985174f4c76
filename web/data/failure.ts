/** Failed requests, in plain words. */
import { ApiError, isRejection } from "./transport.ts";

const UNAVAILABLE = 503;

/**
 * Says what failed and why. The server's messages are written for visitors; a proxy's are not, nor is that of a fault.
 *
 * @param what - For example `The search failed.`; omitted if the server says why it rejects the request.
 */
export function describeFailure(what: string, error: unknown): string {
  if (isRejection(error)) return error.message;
  if (error instanceof ApiError)
    return `${what} ${isForVisitors(error) ? error.message : "The server could not answer."}`;
  return `${what} ${navigator.onLine ? "The server cannot be reached." : "You are offline."}`;
}

/** Of the server's own failures, it explains only that it cannot serve now. */
function isForVisitors({ status, hasReason }: ApiError): boolean {
  return hasReason && (status < 500 || status === UNAVAILABLE);
}
