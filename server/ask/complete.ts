/** What is suggested while a question is typed. */
import type { Snapshot } from "../content-store/snapshot.ts";
import { type Completion, type Completions, MAX_COMPLETIONS } from "../contract/completions.ts";
import { suggestVerse } from "./passages.ts";
import { checkQuestion } from "./question.ts";
import { Refusal } from "./refusal.ts";

/** @returns Questions with an answer, best first; a refusal if the typed text is blank or too long. */
export function complete({ content, search }: Snapshot, typed: string): Completion[] | Refusal {
  const text = checkQuestion(typed);
  if (text instanceof Refusal) return text;
  return search.complete(text, MAX_COMPLETIONS).flatMap(({ id, alsoAskedAs }): Completion[] => {
    const answer = content.answers.get(id);
    return answer ? [{ id, question: answer.question, alsoAskedAs, topic: answer.topic.title }] : [];
  });
}

/** @returns As `complete`, with the verse that is being typed. */
export async function suggest(snapshot: Snapshot, typed: string): Promise<Completions | Refusal> {
  const completions = complete(snapshot, typed);
  return completions instanceof Refusal
    ? completions
    : { completions, verse: await suggestVerse(typed.trim(), snapshot) };
}
