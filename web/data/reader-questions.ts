/** Leaving a question for the editors. */
import { createContext } from "react";
import type { ReaderQuestion } from "../../server/contract/questions.ts";
import { readerQuestionsCall } from "../lib/paths.ts";
import { errorOf } from "./transport.ts";

/** Whether the server stores questions for the editors, as it says in the page. */
export const KeepsQuestions = createContext(false);

/**
 * Keeps a question for the editors. It is sent once: a second time would count as a second visitor's.
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
