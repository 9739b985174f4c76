/** Sends questions to the editors. */
import type { ReaderQuestion } from "../../server/contract/questions.ts";
import { readerQuestionsCall } from "../lib/paths.ts";
import { errorOf } from "./transport.ts";

/**
 * Sends a question to the editors. There is no retry, because a repeated question would count twice.
 *
 * @throws ApiError when the server refuses or fails; TypeError when it cannot be reached.
 */
export async function leaveQuestion(question: string): Promise<void> {
  const body: ReaderQuestion = { question };
  const response = await fetch(readerQuestionsCall, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await errorOf(response);
}
