/** Reports a failed call in the console and to the visitor, who can try again if that may help. */
import { useEffect, useEffectEvent } from "react";
import { isRejection } from "../data/transport.ts";
import type { QueryState } from "../data/use-query.ts";
import { notify } from "../stores/messages.ts";

/**
 * @param label - For the console, such as `Search error:`.
 * @param message - For the visitor, unless the server gives a reason.
 * @param subject - What was requested; a failure of the next subject is reported again.
 */
export function useFailureReport(call: QueryState, label: string, message: string, subject = ""): void {
  const { status, error, retry } = call;
  const report = useEffectEvent(() => {
    console.error(label, error);
    if (isRejection(error)) notify(error.message, { name: label });
    else notify(message, { name: label, action: { label: "Try again", run: retry } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another failure to report.
  useEffect(() => {
    if (status === "failed") report();
  }, [subject, status]);
}
