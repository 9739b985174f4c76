/** Says that a call has failed, in the console and to the visitor, who can try again. */
import { useEffect, useEffectEvent } from "react";
import { notify } from "../components/ui/notify.ts";
import type { Outcome } from "../data/query.ts";

/**
 * @param label - For the console, such as `Search error:`.
 * @param message - For the visitor.
 */
export function useFailureReport(call: Outcome, label: string, message: string): void {
  const report = useEffectEvent(() => {
    console.error(label, call.error);
    notify(message, { name: label, action: { label: "Try again", run: call.retry } });
  });
  useEffect(() => {
    if (call.status === "failed") report();
  }, [call.status]);
}
