/** Takes the place of what could not be loaded: says what failed, with a button to try again if that may help. */
import { describeFailure } from "../../data/failure.ts";
import { ApiError, isRejection } from "../../data/transport.ts";
import type { Failure } from "../../data/use-query.ts";
import { typeset } from "../../lib/typeset.ts";
import { FailureNotice } from "./failure-notice.tsx";

type Props = {
  /** For example `The search failed.`; omitted if the server gives a reason. */
  what: string;
  call: Failure;
};

export function LoadFailure({ what, call: { error, retry } }: Props) {
  return (
    <FailureNotice
      reason={typeset(describeFailure(what, error)) + recovery(error)}
      onRetry={isRejection(error) ? undefined : retry}
    />
  );
}

/** When a request that did not reach the server is repeated automatically. */
function recovery(error: unknown): string {
  if (error instanceof ApiError) return "";
  return navigator.onLine ? " Loci tries again every half minute." : " Loci tries again as soon as you are online.";
}
