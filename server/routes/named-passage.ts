/**
 * The passage of the Bible that a question names. If the question gets no answer, the passage is shown with the answers
 * on it.
 */
import { answersOn, type ScriptureContent } from "../content/scripture.ts";
import { MAX_SHOWN_ANSWERS, MAX_SHOWN_VERSES, type NamedPassage } from "../contract/scripture.ts";
import { chapterSpan, countVerses } from "../scripture/books.ts";
import { loadKjv } from "../scripture/kjv.ts";
import { chapterOf } from "../scripture/references.ts";
import type { Found } from "../search/index.ts";
import { linkTo, toVerse } from "./scripture.ts";

/** @returns The passages, their first verses and the answers nearest to them; null if no named passage exists. */
export async function showPassage(
  { passages: spans, passageNote: note }: Found["query"],
  scripture: ScriptureContent,
): Promise<NamedPassage | null> {
  if (spans.length === 0) return null;
  const { versesOf } = await loadKjv();
  const chapters = [...new Set(spans.map(({ from }) => chapterOf(from)))].map(chapterSpan);
  const { explainedBy, referredToBy } = answersOn(scripture, spans);
  const nearest = [...explainedBy, ...referredToBy, ...answersOn(scripture, chapters).explainedBy];
  return {
    ...linkTo(spans),
    note,
    verses: spans
      .flatMap((span) => versesOf(span, MAX_SHOWN_VERSES))
      .slice(0, MAX_SHOWN_VERSES)
      .map((verse) => toVerse(verse, spans)),
    verseCount: spans.reduce((sum, span) => sum + countVerses(span), 0),
    answers: [...new Map(nearest.map((link) => [link.id, link])).values()].slice(0, MAX_SHOWN_ANSWERS),
  };
}
