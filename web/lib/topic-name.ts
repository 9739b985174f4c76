/** The names of topics in lists, where "Of" before each makes them harder to scan. A topic's own page and running head keep it. */
import { typeset } from "./typeset.ts";

const PREPOSITION = /^Of (?:the )?/;

/** @returns `Last Things` for the topic `Of the Last Things`. */
export function topicName({ title }: { readonly title: string }): string {
  return typeset(title.replace(PREPOSITION, ""));
}
