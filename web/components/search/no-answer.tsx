/** The panel for a search without an answer: it says so, and offers next steps. */
import type { ReactNode } from "react";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { SearchResult } from "../../../server/contract/search.ts";
import type { Failure } from "../../data/use-query.ts";
import { LoadFailure } from "../ui/failure-notice.tsx";
import { AskEditors } from "./ask-editors.tsx";
import { FoundVerses, PassageOutcome } from "./passage-outcome.tsx";
import { ClosestAnswers, QuestionLinks } from "./question-links.tsx";
import { SearchAll } from "./search-all.tsx";

type Props = {
  /** The search that failed; null when it found nothing. */
  failure: Failure | null;
  /** What the search returned instead of an answer, if anything. */
  result: Pick<
    SearchResult,
    "closest" | "isForeign" | "leading" | "mostAsked" | "passage" | "passageError" | "verses"
  > | null;
  pathTo: (link: AnswerLink) => string;
  /** The question, if it can be sent to the editors. */
  question?: string | undefined;
  /** The note on a corrected spelling. */
  correction?: ReactNode;
  /** Searches all partners; absent if all were searched. */
  onSearchAll?: (() => void) | undefined;
  /** The closest answer, to be read here, if it is clearly first. */
  leading?: ReactNode;
  /** Further links. */
  children?: ReactNode;
  className?: string;
};

export function NoAnswer({
  failure,
  result,
  pathTo,
  question,
  correction,
  onSearchAll,
  leading,
  children,
  className = "",
}: Props) {
  return (
    <div className={className}>
      <div role="status">
        <h2 className="font-serif text-title tracking-[-0.005em]">No matching answers found</h2>
        <p className="mt-1.5 max-w-128 font-serif text-body text-ink-2">
          Try adjusting your search terms or selecting different content partners.
        </p>
      </div>
      {result?.isForeign && <p className="mt-3 font-serif text-body">Loci answers in English.</p>}
      {failure && <LoadFailure what="The search failed." call={failure} />}
      {correction}
      {onSearchAll && (
        <p className="mt-3">
          <SearchAll onSearchAll={onSearchAll} />
        </p>
      )}
      {result && <PassageOutcome result={result} shown={result.closest} pathTo={pathTo} />}
      {leading && <div className="mt-9">{leading}</div>}
      <ClosestAnswers
        title={leading ? "Other close answers" : undefined}
        answers={result?.closest.filter(({ id }) => id !== result.leading?.id) ?? []}
        pathTo={pathTo}
      />
      {result && <FoundVerses verses={result.verses} shown={result.closest} pathTo={pathTo} />}
      {children}
      {question !== undefined && !failure && <AskEditors key={question} question={question} />}
      <QuestionLinks title="Most asked" questions={result?.mostAsked ?? []} pathTo={pathTo} />
    </div>
  );
}
