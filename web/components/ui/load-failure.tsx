/** Takes the place of what could not be loaded: says what failed, with a button to try again if that may help. */
import { ApiError } from "../../data/transport.ts";
import type { Failure } from "../../data/use-query.ts";
import { typeset } from "../../lib/typeset.ts";
import { FailureNotice } from "./failure-notice.tsx";

const TOO_MANY_REQUESTS = 429;
const BUSY = 503;

type Props = {
  /** For example `The search failed.`; omitted if the server gives a reason. */
  what: string;
  call: Failure;
};

export function LoadFailure({ what, call: { error, retry } }: Props) {
  const again = isWorthAsking(error);
  return (
    <FailureNotice
      reason={again ? `${what} ${reasonOf(error)}` : typeset(reasonOf(error))}
      onRetry={again ? retry : undefined}
    />
  );
}

/** Whether a retry may help: the server repeats a refusal. */
function isWorthAsking(error: unknown): boolean {
  return !(error instanceof ApiError && error.isRejection && error.status !== TOO_MANY_REQUESTS);
}

/** Why it failed, in plain words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return navigator.onLine
      ? "The server cannot be reached. Loci tries again every half minute."
      : "You are offline. Loci tries again as soon as you are online.";
  }
  if (error.status === TOO_MANY_REQUESTS) return "There are too many requests just now. Please wait a moment.";
  if (error.status === BUSY) return "The server is busy just now. Please wait a moment.";
  return error.isRejection ? error.message : "The server could not answer.";
}
