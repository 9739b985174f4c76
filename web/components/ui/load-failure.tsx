/** In place of what could not be loaded: what failed in plain words, and a way to try again where that may help. */
import { ApiError } from "../../data/transport.ts";
import type { Failure } from "../../data/use-query.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "./button.tsx";

const TOO_MANY_REQUESTS = 429;
const BUSY = 503;

/** What stands around it. */
export const failureNotice = "mt-5 border-l-2 border-rubric pt-3.5 pb-4 pl-4 font-serif text-19/7";

type Props = {
  /** Such as `The search failed.`; left out where the server says itself why it refuses. */
  what: string;
  call: Failure;
};

export function LoadFailure({ what, call: { error, retry } }: Props) {
  const again = isWorthAsking(error);
  return (
    <div className={failureNotice} role="alert">
      <p className="wrap-anywhere">{again ? `${what} ${reasonOf(error)}` : typeset(reasonOf(error))}</p>
      {again && (
        <Button className="mt-3" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Whether asking again may help: what the server refuses for a reason it refuses again. */
function isWorthAsking(error: unknown): boolean {
  return !(error instanceof ApiError && error.isRejection && error.status !== TOO_MANY_REQUESTS);
}

/** Why it failed, in words for a visitor. */
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
