/** Notes on how a result differs from what was asked. */
import { Link } from "react-router-dom";
import type { SearchResult } from "../../../server/contract/search.ts";
import { useSteadyQuery } from "../../data/use-query.ts";
import { type Search, searchCall } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";

/** Maximum length of a question that the notes repeat. */
const LONGEST_QUOTED = 90; // characters

type Props = { search: Search; result: SearchResult; pathTo: (search: Search) => string };

const besideNothing = "mt-5 border-rule border-y py-4 font-serif text-lede text-ink-2 italic";

/** Says that the spelling was corrected. If that finds no answer, the words as typed are searched as well. */
export function SearchCorrection({ search, result: { correctedText, outcome }, pathTo }: Props) {
  const found = outcome === "answer";
  const verbatim = { ...search, verbatim: true };
  const asTyped = useSteadyQuery(correctedText === null || found ? null : searchCall(verbatim));
  if (correctedText === null) return null;

  const quoted = search.question.length <= LONGEST_QUOTED;
  const searched = quoted ? (
    <em className="text-ink not-italic">{typeset(correctedText)}</em>
  ) : (
    "your question with its spelling corrected"
  );
  const typed = (
    <Link className="link not-italic" to={pathTo(verbatim)}>
      {quoted ? typeset(search.question) : "your own words"}
    </Link>
  );
  if (found)
    return (
      <p className="mt-3 font-serif text-body text-ink-2 italic">
        Showing results for {searched}, search instead for {typed}
      </p>
    );
  const typedOutcome = asTyped.status === "ready" ? asTyped.data.outcome : null;
  if (typedOutcome === "answer")
    return (
      <p key="typed" className={besideNothing}>
        Nothing found for {searched}, but there is an answer for {typed}
      </p>
    );
  return (
    <p className={besideNothing}>
      Nothing found for {searched}
      <span>{typedOutcome === null ? "." : ", nor for what you typed."}</span>
    </p>
  );
}

type CanonicalQuestionProps = {
  asked: string;
  answered: string;
  /** Where the question leads; absent where it follows as the heading. */
  path?: string;
};

/** Says that the answer is to a question other than the one asked. */
export function CanonicalQuestion({ asked, answered, path }: CanonicalQuestionProps) {
  if (words(asked) === words(answered)) return null;
  return (
    <p className="mt-1.5 font-serif text-body text-ink-2 italic">
      Closest answer:{" "}
      {path !== undefined && (
        <q>
          <Link className="link" to={path}>
            {typeset(answered)}
          </Link>
        </q>
      )}
    </p>
  );
}

/** Ignores case, spaces and punctuation. */
function words(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** For unknown partners in the address, as from an old link. */
export function DroppedSources({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="aside mt-2">
      {count === 1
        ? "This link names a source that Loci does not have. It was left out."
        : `This link names ${count} sources that Loci does not have. They were left out.`}
    </p>
  );
}
