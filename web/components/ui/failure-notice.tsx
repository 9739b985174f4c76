/** Says what failed, with a button to try again. */
import type { ReactNode } from "react";
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
