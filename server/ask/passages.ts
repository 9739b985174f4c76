/** The passages of the Bible that a question names, and the verses whose words it repeats, with the answers on them. */
import type { Content } from "../content/index.ts";
import { answersOn, type ScriptureContent } from "../content/scripture.ts";
import type { Snapshot } from "../content-store/snapshot.ts";
import type { AnswerLink } from "../contract/answer.ts";
import type { SuggestedVerse } from "../contract/completions.ts";
import {
  type FoundVerse,
  MAX_FOUND_VERSES,
  MAX_SHOWN_ANSWERS,
  MAX_SHOWN_VERSES,
  type NamedPassage,
  type PassageText,
} from "../contract/scripture.ts";
import { MAX_CLOSEST } from "../contract/search.ts";
import { translationNote, versesOf } from "../scripture/bible.ts";
import { chapterSpan, countVerses } from "../scripture/books.ts";
import { findVerses } from "../scripture/find-verses.ts";
import { chapterOf, type VerseSpan } from "../scripture/references.ts";
import { plainText } from "../scripture/stored-text.ts";
import type { Found } from "../search/index.ts";
import { translations } from "../shared/translations.ts";
import { linkTo, toVerse } from "./scripture.ts";

/** @returns The passages, their first verses and the answers nearest to them; null if no named passage exists. */
export function showPassage(
  { passages: spans, passageNote: note }: Found["query"],
  scripture: ScriptureContent,
): NamedPassage | null {
  if (spans.length === 0) return null;
  return {
    ...linkTo(spans),
    note,
    texts: textsOf(spans),
    verseCount: spans.reduce((sum, span) => sum + countVerses(span), 0),
    answers: nearestAnswers(spans, scripture),
  };
}

/** @returns The verses whose words a question repeats, without those of passages that it names; usually none. */
export function showVerses(found: Found, { answers, scripture }: Content): FoundVerse[] {
  const { rest, passages: named } = found.query;
  if (isUrgent(found, answers)) return [];
  return findVerses(rest, MAX_FOUND_VERSES)
    .filter(({ number }) => !named.some(({ from, to }) => from <= number && number <= to))
    .map(({ number, translation }) => {
      const spans = [{ from: number, to: number }];
      return { ...linkTo(spans), translation, texts: textsOf(spans), answers: nearestAnswers(spans, scripture) };
    });
}

/**
 * Who cries for help is shown no verse for a likeness of words: "I wish I had never been born" is said of Judas.
 */
function isUrgent({ candidates }: Found, answers: Content["answers"]): boolean {
  return candidates.slice(0, MAX_CLOSEST).some(({ id }) => answers.get(id)?.urgent === true);
}

/** @returns The verse that is being typed; null if there is none, as with most questions. */
export async function suggestVerse(typed: string, { content, search }: Snapshot): Promise<SuggestedVerse | null> {
  const [verse] = findVerses(typed, 1);
  if (verse === undefined || isUrgent(await search.find(typed), content.answers)) return null;
  const span = { from: verse.number, to: verse.number };
  return {
    ...linkTo([span]),
    text: versesOf(span, verse.translation)
      .map(({ runs }) => plainText(runs))
      .join(" "),
  };
}

function textsOf(spans: readonly VerseSpan[]): PassageText[] {
  return translations.map((translation) => ({
    translation,
    note: translationNote(spans, translation),
    verses: spans
      .flatMap((span) => versesOf(span, translation, MAX_SHOWN_VERSES))
      .slice(0, MAX_SHOWN_VERSES)
      .map((verse) => toVerse(verse, spans)),
  }));
}

function nearestAnswers(spans: readonly VerseSpan[], scripture: ScriptureContent): AnswerLink[] {
  const chapters = [...new Set(spans.map(({ from }) => chapterOf(from)))].map(chapterSpan);
  const { explainedBy, referredToBy } = answersOn(scripture, spans);
  const nearest = [...explainedBy, ...referredToBy, ...answersOn(scripture, chapters).explainedBy];
  return [...new Map(nearest.map((link) => [link.id, link])).values()].slice(0, MAX_SHOWN_ANSWERS);
}
