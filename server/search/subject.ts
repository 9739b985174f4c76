/** Finds the answers that have a question, or all that it asks about, among their phrasings and keywords. */
import { inSlices } from "../slices.ts";
import { splitWords, tokenize } from "./tokenize.ts";
import type { Query, SearchDocument } from "./types.ts";

/** Words of the specification: an answer on each is found in any question that is not about something else. */
export const SPEC_KEYWORDS = ["reformed theology", "justification", "problem of evil", "evil", "suffering"];

/** What plain questions put before and after their subject, in the words of `splitWords` ("what's" is "what"). */
const OPENINGS = [
  "(?:tell|teach) me about|(?:explain|define)(?: to me)?",
  "(?:help me )?understand(?:ing)?",
  "(?:(?:bible )?verses|scriptures?|(?:i have )?a question) (?:about|on)",
  "what do(?:es)? (?:the )?(?:bible|scriptures?|god|jesus|christianity|(?:reformed )?christians) (?:say|teach|believe) (?:about|on)",
  "how should (?:a |we as )?christians? (?:think|feel) about",
  "(?:what|why)(?: is| are| was| were| about)?(?: meant by)?",
  "(?:the )?(?:biblical |christian )?(?:meaning|definition|doctrine|view|importance) of",
];
const OPENING = new RegExp(`^(?:${OPENINGS.join("|")}) (?:the |an? )?`);
const ENDING =
  / (?:(?:in|and) the bible|(?:bible )?verses|meaning|definition|explained(?: simply)?|(?:so )?important)$/;

/** An answer that is named by the whole question (`exact`), or by all that it asks about (`subject`): one is 1. */
export interface SubjectMatch {
  id: string;
  exact: number;
  subject: number;
}

/**
 * Indexes what people read of each answer. Questions take precedence over `alsoAsked`, and those over keywords. Hidden
 * phrasings are not among them: words and meaning find an answer by them as well. Works in slices.
 */
export async function createSubjects(documents: readonly SearchDocument[]) {
  const ids = new Map<string, string>();
  const add = (id: string, texts: readonly string[]) => {
    for (const key of texts.map((text) => splitWords(text).join(" "))) if (!ids.has(key)) ids.set(key, id);
  };
  for (const { id, question } of documents) add(id, [question]);
  for await (const { id, alsoAsked } of inSlices(documents)) add(id, alsoAsked);
  for (const { id, keywords } of documents) add(id, keywords);
  ids.delete("");
  const spaced = (tokens: readonly string[]) => ` ${tokens.join(" ")} `;
  const fallbacks = SPEC_KEYWORDS.toSorted((a, b) => b.length - a.length).flatMap((keyword) => {
    const id = documents.find(({ keywords }) => keywords.some((each) => each.toLowerCase() === keyword))?.id;
    return id === undefined ? [] : [{ id, tokens: spaced(tokenize(keyword)) }];
  });

  return {
    match({ text, correctedText }: Query): SubjectMatch | null {
      const words = splitWords(correctedText ?? text).join(" ");
      const exact = ids.get(words);
      if (exact !== undefined) return { id: exact, exact: 1, subject: 0 };
      const id = ids.get(subjectOf(words));
      return id === undefined ? null : { id, exact: 0, subject: 1 };
    },

    /** @returns The answer whose keyword of the specification occurs in a question: the longest one. */
    fallback({ tokens }: Query): string | null {
      return fallbacks.find((rule) => spaced(tokens).includes(rule.tokens))?.id ?? null;
    },
  };
}

/** @returns A question without what surrounds its subject; openings may follow one another: "what is the meaning of". */
function subjectOf(words: string): string {
  const rest = words.replace(OPENING, "");
  return rest === words ? words.replace(ENDING, "") : subjectOf(rest);
}
