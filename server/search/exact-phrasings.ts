/** Finds the answer that has a question, or all that it asks about, among its phrasings, word for word. */
import { inSlices } from "../slices.ts";
import { splitWords } from "./tokenize.ts";
import type { Decision, Query, SearchOptions } from "./types.ts";

/** What decides for an answer before the ranking does. */
export interface ExactMatch {
  answerId: string;
  decidedBy: Extract<Decision["decidedBy"], "exact phrasing" | "keyword rule">;
}

/** A name: each word has a capital, and none a digit. An answer need not be about a name that it mentions in passing. */
const NAME = /^\p{Lu}[^\s\d]*(?:\s\p{Lu}[^\s\d]*)*$/u;

/** What plain questions put before and after their subject, in the words of `splitWords` ("what's" is "what"). */
const OPENINGS = [
  "(?:tell|teach) me about|(?:explain|define)(?: to me)?",
  "(?:help me )?understand(?:ing)?",
  "(?:(?:bible )?verses|scriptures?|(?:i have )?a question) (?:about|on)",
  "what do(?:es)? (?:the )?(?:bible|scriptures?|god|jesus|christianity|(?:reformed )?christians) (?:say|teach|believe) (?:about|on)",
  "how should (?:a |we as )?christians? (?:think|feel) about",
  "(?:what|why)(?: is| are| was| were| about)?(?: meant by)?|is|are",
  "(?:the )?(?:biblical |christian )?(?:meaning|definition|doctrine|view|importance) of",
];
const OPENING = new RegExp(`^(?:${OPENINGS.join("|")}) (?:the |an? )?`);
const ENDING =
  / (?:(?:in|and) the bible|(?:bible )?verses|meaning|definition|explained(?: simply)?|(?:so )?important|a sin|wrong)$/;

/**
 * Indexes the phrasings by their words, in slices, but for names among the hidden ones. Canonical questions take
 * precedence over `alsoAsked`, those over keywords, and those over hidden phrasings.
 *
 * @returns A function that finds the answer with a question, or with nothing but its subject, among its phrasings:
 *   "what does the Bible say about holiness" finds what "holiness" does.
 */
export async function createExactMatcher(
  documents: SearchOptions["documents"],
): Promise<(query: Query) => ExactMatch | null> {
  const matches = new Map<string, ExactMatch>();
  const add = (texts: readonly string[], match: ExactMatch) => {
    for (const key of texts.map((text) => splitWords(text).join(" "))) if (!matches.has(key)) matches.set(key, match);
  };
  for (const { id, question } of documents) add([question], { answerId: id, decidedBy: "exact phrasing" });
  for (const { id, alsoAsked } of documents) add(alsoAsked, { answerId: id, decidedBy: "exact phrasing" });
  for (const { id, keywords } of documents) add(keywords, { answerId: id, decidedBy: "keyword rule" });
  for await (const { id, hiddenPhrasings } of inSlices(documents))
    add(
      hiddenPhrasings.filter((text) => !NAME.test(text)),
      { answerId: id, decidedBy: "exact phrasing" },
    );
  matches.delete("");
  return ({ text, correctedText }) => {
    const words = splitWords(correctedText ?? text).join(" ");
    return matches.get(words) ?? matches.get(subjectOf(words)) ?? null;
  };
}

/** @returns A question without what surrounds its subject; openings may follow one another: "what is the meaning of". */
function subjectOf(words: string): string {
  const rest = words.replace(OPENING, "");
  return rest === words ? words.replace(ENDING, "") : subjectOf(rest);
}
