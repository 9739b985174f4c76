/** Says what failed, with a button to try again. */
import type { ReactNode } from "react";
import { describeFailure } from "../../data/failure.ts";
import { ApiError, isRejection } from "../../data/transport.ts";
import type { Failure } from "../../data/use-query.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "./button.tsx";

type Props = {
  /** In plain words. */
  reason: ReactNode;
  /** Absent if trying again cannot help. */
  onRetry?: (() => void) | undefined;
};

export function FailureNotice({ reason, onRetry }: Props) {
  return (
    <div className="mt-5 border-rubric border-s-2 ps-4 pt-3.5 pb-4 font-serif text-body" role="alert">
      <p className="wrap-anywhere">{reason}</p>
      {onRetry && (
        <Button look="filled" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

type LoadProps = {
  /** For example `The search failed.`; omitted if the server gives a reason. */
  what: string;
  call: Failure;
};

export function LoadFailure({ what, call: { error, retry } }: LoadProps) {
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
