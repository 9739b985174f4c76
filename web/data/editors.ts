/** Sends questions and reports of mistakes to the editors. There is no retry, because what is repeated would count twice. */
import type { MistakeReport } from "../../server/contract/mistakes.ts";
import type { ReaderQuestion } from "../../server/contract/questions.ts";
import { mistakesCall, readerQuestionsCall } from "../lib/paths.ts";
import { errorOf, post } from "./transport.ts";

export function leaveQuestion(question: string): Promise<void> {
  return send(readerQuestionsCall, { question });
}

export function reportMistake(report: MistakeReport): Promise<void> {
  return send(mistakesCall, report);
}

/** @throws ApiError when the server refuses or fails; TypeError when it cannot be reached. */
async function send(address: string, content: ReaderQuestion | MistakeReport): Promise<void> {
  const response = await fetch(address, post(content));
  if (!response.ok) throw await errorOf(response);
}
