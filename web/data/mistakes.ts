/** Sends reports of mistakes to the editors. */
import type { MistakeReport } from "../../server/contract/mistakes.ts";
import { mistakesCall } from "../lib/paths.ts";
import { errorOf } from "./transport.ts";

/**
 * Sends a report. There is no retry, because a repeated report would be kept twice.
 *
 * @throws ApiError when the server refuses or fails; TypeError when it cannot be reached.
 */
export async function reportMistake(report: MistakeReport): Promise<void> {
  const response = await fetch(mistakesCall, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(report),
  });
  if (!response.ok) throw await errorOf(response);
}
