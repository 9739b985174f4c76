/** Asks a question of the content: the one way to an answer, for API and pages alike. It knows no HTTP. */
import { toClosestAnswer } from "../content/first-sentence.ts";
import type { Snapshot } from "../content-store/snapshot.ts";
import type { Explanation, SearchResult } from "../contract/search.ts";
import type { Found } from "../search/index.ts";
import type { Search } from "../shared/addresses.ts";
import { citingOnly } from "../shared/citing-only.ts";
import { speaksOfAddiction, speaksOfDanger, speaksOfHarmlessHabit } from "../shared/danger.ts";
import { showPassage, showVerses } from "./passages.ts";
import { checkPartnerIds, checkQuestion } from "./question.ts";
import { Refusal } from "./refusal.ts";

/**
 * Finds the answer to a question, or the closest answers.
 *
 * @param options.explain - Whether to add why the answer was given or declined.
 * @returns A refusal if the question is blank or too long, or a partner does not exist.
 */
export async function ask(
  { content, search }: Snapshot,
  { question, partnerIds: asked, verbatim = false }: Search,
  { explain = false } = {},
): Promise<SearchResult | Refusal> {
  const text = checkQuestion(question);
  if (text instanceof Refusal) return text;
  const partnerIds = checkPartnerIds(asked, content.partners);
  if (partnerIds instanceof Refusal) return partnerIds;
  const found = await search.find(text, { verbatim });
  const answer = found.answerId === null ? undefined : content.answers.get(found.answerId);
  const leading = found.leadingId === null ? undefined : content.answers.get(found.leadingId);
  const isShown = [answer, leading].some((shown) => shown?.urgent);
  const texts = [text, found.query.correctedText ?? ""];
  const mayBeUrgent = isShown || texts.some(speaksOfAddiction);
  const urgent = (mayBeUrgent && !texts.some(speaksOfHarmlessHabit)) || texts.some(speaksOfDanger);
  return {
    outcome: found.outcome,
    answer: answer ? citingOnly(answer, partnerIds) : null,
    closest: found.closestIds.flatMap((id) => content.answers.get(id) ?? []).map(toClosestAnswer),
    leading: leading ? citingOnly(leading, partnerIds) : null,
    urgent,
    // Not to those who call for help: they asked none of these.
    mostAsked: !urgent && found.outcome === "none" ? content.mostAsked : [],
    correctedText: found.query.correctedText,
    isForeign: found.query.isForeign,
    passage: showPassage(found.query, content.scripture),
    passageError: found.query.passageError,
    verses: showVerses(found, content),
    ...(explain ? { explanation: toExplanation(found) } : {}),
  };
}

function toExplanation({ query, candidates, decidedBy }: Found): Explanation {
  return {
    tokens: query.tokens,
    corrections: Object.fromEntries(query.corrections),
    passages: query.passages,
    candidates,
    decidedBy,
  };
}
